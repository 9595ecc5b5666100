import type { GraphRow } from '../../document/graph.ts'
import { boxPadding, cellWidth, headHeight, lineHeight, type PlacedGraph, textCells } from './graph-boxes.ts'

interface SvgLook {
  /** A color of the page by its CSS variable. */
  colorOf: (name: string) => string
  label: (row: GraphRow) => string
  count: (row: GraphRow) => string
}

/** In pixels, around the graph. */
const margin = 24

const colorOfKind = {
  string: 'code-str',
  number: 'code-num',
  boolean: 'code-kw',
  null: 'code-kw',
  object: 'text-3',
  array: 'text-3',
} as const

/** Writes a graph as a self-contained SVG. Texts too long for their box end in an ellipsis. */
export function graphSvg(placed: PlacedGraph, look: SvgLook): { source: string; width: number; height: number } {
  const { colorOf } = look
  const [width, height] = [placed.width + 2 * margin, placed.height + 2 * margin].map(Math.ceil) as [number, number]
  const boxes = placed.all.map(({ head, lines, rect }) => {
    const room = Math.floor((rect.width - 24) / cellWidth)
    const text = (x: number, y: number, parts: readonly (readonly [text: string, color: string])[], space = room) =>
      `<text x="${round(x)}" y="${round(y)}">${spans(parts, space, colorOf)}</text>`
    const name = (row: GraphRow) => [`${look.label(row)}: `, row.name === undefined ? 'text-3' : 'code-key'] as const
    const value = (row: GraphRow) => [`${row.text}${row.isCut ? '…' : ''}`, colorOfKind[row.kind]] as const
    const count = look.count(head)
    const first = head.before > 0 ? 1 : 0
    const top = rect.y + headHeight + boxPadding + 15
    const shown = head.isOpen ? lines.map((row) => [name(row), value(row)]) : [[value(head)]]
    const isHeadAlone = rect.height <= headHeight
    return [
      `<rect x="${round(rect.x)}" y="${round(rect.y)}" width="${rect.width}" height="${rect.height}" rx="6" fill="${colorOf('surface')}" stroke="${colorOf('line-strong')}"/>`,
      isHeadAlone
        ? ''
        : `<path d="M${round(rect.x)} ${round(rect.y + headHeight)}h${rect.width}" stroke="${colorOf('line')}"/>`,
      text(rect.x + 12, rect.y + 20, [name(head), [count, 'text-2']]),
      ...(isHeadAlone ? [] : shown.map((parts, at) => text(rect.x + 12, top + (first + at) * lineHeight, parts))),
    ].join('')
  })
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12"><rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="${colorOf('sunken')}"/><path d="${placed.edges}" fill="none" stroke="${colorOf('line-strong')}" stroke-width="1.25"/>${boxes.join('')}</svg>`
  return { source, width, height }
}

/** Writes the parts of a line in their colors, as far as they fit into a number of cells. */
function spans(
  parts: readonly (readonly [text: string, color: string])[],
  room: number,
  colorOf: SvgLook['colorOf'],
): string {
  let left = room
  let written = ''
  for (const [text, color] of parts) {
    if (left <= 0) break
    const needed = textCells(text)
    written += `<tspan fill="${colorOf(color)}" xml:space="preserve">${escaped(needed <= left ? text : cut(text, left))}</tspan>`
    left -= needed
  }
  return written
}

function cut(text: string, room: number): string {
  let cells = 0
  let cutText = ''
  for (const letter of text) {
    cells += textCells(letter)
    if (cells > room - 1) break
    cutText += letter
  }
  return `${cutText}…`
}

/** Leaves out characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are forbidden in XML
    .replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

const round = (length: number): number => Math.round(length * 10) / 10
