import type { Graph, GraphRow } from '../../document/graph.ts'
import { type GraphLayout, layOutGraph, levelGap, type Rect, type SizedBox } from './lay-out-graph.ts'

/** A container with its scalar values, or a document that is a lone value. */
export interface GraphBox extends SizedBox {
  head: GraphRow
  lines: GraphRow[]
  rect: Rect
}

/** The laid out boxes of a graph, and the position of each value. */
export interface PlacedGraph extends GraphLayout {
  all: GraphBox[]
  /** The lines between them, as an SVG path. */
  edges: string
  /** The rectangle of a value by its handle: the head of a box, or a line of it. */
  rectOf: (token: number) => Rect | undefined
  boxOf: (token: number) => GraphBox | undefined
  rowOf: (token: number) => GraphRow | undefined
}

/** The texts in a graph for which boxes need room. */
interface BoxWords {
  /** The name of a value. */
  label: (row: GraphRow) => string
  /** How many values a container holds. */
  count: (row: GraphRow) => string
}

/** In pixels. */
export const [headHeight, lineHeight, boxPadding, cellWidth] = [32, 22, 6, 7.3]

const [minWidth, maxWidth] = [132, 340]

/** Groups the values of a graph in boxes, and lays them out. */
export function placeGraph({ rows }: Graph, words: BoxWords): PlacedGraph {
  const made: (SizedBox & Pick<GraphBox, 'head' | 'lines'>)[] = []
  const boxAt = new Map<number, number>()
  const lineAt = new Map<number, number>()
  for (const row of rows) {
    const home = row === rows[0] ? undefined : boxAt.get(row.parent)
    const isBox = row.children > 0 || home === undefined
    boxAt.set(row.token, isBox ? made.length : home)
    if (isBox) made.push({ parent: home, width: 0, height: 0, head: row, lines: [] })
    else {
      const lines = made[home]?.lines ?? []
      lineAt.set(row.token, lines.length)
      lines.push(row)
    }
  }
  for (const box of made) Object.assign(box, sizeOf(box, words))
  const layout = layOutGraph(made)
  const all = made.map((box, at) => ({ ...box, rect: layout.boxes[at] ?? { x: 0, y: 0, width: 0, height: 0 } }))
  const boxOf = (token: number) => all[boxAt.get(token) ?? -1]

  return {
    ...layout,
    all,
    edges: all.map(({ parent, rect }) => edgeTo(parent === undefined ? undefined : all[parent]?.rect, rect)).join(''),
    boxOf,
    rowOf: (token) => {
      const [box, line] = [boxOf(token), lineAt.get(token)]
      return line === undefined ? box?.head : box?.lines[line]
    },
    rectOf: (token) => {
      const [box, line] = [boxOf(token), lineAt.get(token)]
      if (!box || line === undefined) return box && { ...box.rect, height: headHeight }
      const before = box.head.before > 0 ? 1 : 0
      const y = box.rect.y + headHeight + boxPadding + (before + line) * lineHeight
      return { ...box.rect, y, height: lineHeight }
    },
  }
}

/** A closed box has a line that shows how its source begins. */
function sizeOf({ head, lines }: Pick<GraphBox, 'head' | 'lines'>, words: BoxWords): { width: number; height: number } {
  const more = (head.before > 0 ? 1 : 0) + (head.behind > 0 && head.isOpen ? 1 : 0)
  const shown = head.children === 0 || !head.isOpen ? 1 : lines.length + more
  const texts = [
    textCells(words.label(head)) + textCells(words.count(head)) + 6,
    head.isOpen ? 0 : textCells(head.text),
  ]
  for (const line of lines) texts.push(textCells(words.label(line)) + textCells(line.text) + (line.isRounded ? 6 : 3))
  const widest = texts.reduce((max, each) => Math.max(max, each), 0)
  const width = Math.round(Math.min(maxWidth, Math.max(minWidth, widest * cellWidth + 24)))
  return { width, height: headHeight + (shown > 0 ? shown * lineHeight + 2 * boxPadding : 0) }
}

/** The width of a text in cells of a monospace font: two for a Chinese character. */
export function textCells(text: string): number {
  let cells = 0
  for (let at = 0; at < text.length && cells < 60; at++) cells += text.charCodeAt(at) >= 0x1100 ? 2 : 1
  return cells
}

/** A line from the right side of a box to the head of a child. */
function edgeTo(from: Rect | undefined, to: Rect): string {
  if (!from) return ''
  const [x, y] = [from.x + from.width, from.y + from.height / 2]
  const headY = to.y + headHeight / 2
  // Boxes of a column differ in width: the bend is right before the next column.
  const bend = to.x - levelGap
  return `M${x} ${y}H${bend}C${bend + levelGap / 2} ${y} ${bend + levelGap / 2} ${headY} ${to.x} ${headY}`
}
