import type { LineColumn } from '#lib/text/line-column.ts'
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import { ExpansionState } from '#lib/tree/expansion-state.ts'
import { tokenKinds } from '#lib/xml/tokens.ts'
import { readTag } from './read-tag.ts'
import { hasOnlyText, nodesOf, type XmlNodes } from './xml-nodes.ts'
import { isElement, pieceOf, XPathWriter } from './xpath-of.ts'

/** A row of a tree. */
export interface XmlRow {
  row: number
  node: number
  kind: 'element' | 'text' | 'cdata' | 'comment' | 'instruction' | 'declaration' | 'doctype'
  /** Of an element. */
  name: string
  /** As they are written; the first of many, cut where they are long. */
  attributes: [name: string, value: string][]
  /** On one line, cut where it is long; of an element what it holds where that is nothing else. */
  text: string
  /** 0 for the outermost. */
  level: number
  index: number
  siblings: number
  children: number
  isOpen: boolean
}

/** In UTF-16 units. */
const maxShown = 300
const maxAttributes = 20

/** A document as a tree some of whose elements are open; the rows in view are read when they are asked for. */
export class XmlTree {
  #nodes: XmlNodes
  #paths: XPathWriter
  #open = new ExpansionState()
  /** The node of each row, and its level, place and number of siblings. */
  #rows = {
    nodes: new Uint32Array(),
    levels: new Uint32Array(),
    places: new Uint32Array(),
    siblings: new Uint32Array(),
  }

  /** @param text well-formed XML */
  constructor(text: string) {
    this.#nodes = nodesOf(text)
    this.#paths = new XPathWriter(this.#nodes)
    this.#open.replace([this.#root()])
    this.#list()
  }

  get countNodes(): number {
    return this.#nodes.count
  }

  /** The row of the root, which may have comments before it. */
  get rootRow(): number {
    return this.#rows.nodes.indexOf(this.#root())
  }

  countRows(): number {
    return this.#rows.nodes.length
  }

  /** Opens or closes an element, with all within it where that is wanted; answers how many rows there are. */
  toggle(node: number, open: boolean, isWithin = false): number {
    const end = isWithin ? (this.#nodes.nexts[node] ?? node + 1) : node + 1
    for (let each = node; each < end; each++) if (this.#nodes.children[each]) this.#open.set(each, open)
    this.#list()
    return this.countRows()
  }

  /** Opens or closes all; of a closed tree the root stays open. */
  toggleAll(open: boolean): number {
    this.#open.setAll(open)
    this.#open.replace(open ? [] : [this.#root()])
    this.#list()
    return this.countRows()
  }

  rows(from: number, to: number): XmlRow[] {
    const rows: XmlRow[] = []
    for (let row = from; row < Math.min(to, this.countRows()); row++) rows.push(this.#rowAt(row))
    return rows
  }

  /** The row of the element around another row; the same where there is none. */
  parentRow(row: number): number {
    const { levels } = this.#rows
    const level = levels[row] ?? 0
    for (let at = row - 1; at >= 0 && level > 0; at--) if ((levels[at] ?? 0) < level) return at
    return row
  }

  /** The XPath of a node, or of one of its attributes. */
  pathOf(node: number, attribute?: string): string {
    return this.#paths.pathOf(node, this.#parentsOf(node), attribute)
  }

  /** All of a node as it is written. */
  sourceOf(node: number): string {
    const { tokens, pieces, lasts } = this.#nodes
    return tokens.text.slice(tokens.starts[pieces[node] ?? 0], tokens.starts[(lasts[node] ?? 0) + 1])
  }

  placeOf(node: number): LineColumn {
    const { tokens, pieces } = this.#nodes
    return lineColumnIn(tokens.text, tokens.starts[pieces[node] ?? 0] ?? 0)
  }

  #root(): number {
    const { tokens, pieces, count } = this.#nodes
    for (let node = 0; node < count; node++) if (isElement(tokens, pieces[node] ?? 0)) return node
    return 0
  }

  #parentsOf(node: number): number[] {
    const parents: number[] = []
    const { nexts } = this.#nodes
    for (let at = 0; at < node; ) {
      if ((nexts[at] ?? 0) > node) parents.push(at++)
      else at = nexts[at] ?? node
    }
    return parents
  }

  #list(): void {
    const { count, nexts, children } = this.#nodes
    const [nodes, levels, places, siblings]: number[][] = [[], [], [], []]
    const around: { end: number; place: number; siblings: number }[] = [
      { end: count, place: 0, siblings: this.#countOutermost() },
    ]
    for (let node = 0; node < count; ) {
      while (around.length > 1 && (around.at(-1)?.end ?? count) <= node) around.pop()
      const inside = around.at(-1)
      nodes?.push(node)
      levels?.push(around.length - 1)
      places?.push(inside ? inside.place++ : 0)
      siblings?.push(inside?.siblings ?? 1)
      const next = nexts[node] ?? count
      if (children[node] && this.#open.isOpen(node)) {
        around.push({ end: next, place: 0, siblings: children[node] ?? 0 })
        node++
      } else node = next
    }
    this.#rows = {
      nodes: Uint32Array.from(nodes ?? []),
      levels: Uint32Array.from(levels ?? []),
      places: Uint32Array.from(places ?? []),
      siblings: Uint32Array.from(siblings ?? []),
    }
  }

  #countOutermost(): number {
    let count = 0
    for (let node = 0; node < this.#nodes.count; node = this.#nodes.nexts[node] ?? node + 1) count++
    return count
  }

  #rowAt(row: number): XmlRow {
    const { tokens, pieces, children } = this.#nodes
    const node = this.#rows.nodes[row] ?? 0
    const piece = pieces[node] ?? 0
    const source = pieceOf(tokens, piece)
    const kind = tokenKinds[tokens.kinds[piece] ?? 0]
    const isTag = isElement(tokens, piece)
    const tag = isTag ? readTag(source) : { name: '', attributes: [] }
    return {
      row,
      node,
      kind: /^<\?xml\s/.test(source)
        ? 'declaration'
        : kind === undefined || kind === 'open' || kind === 'close' || kind === 'empty'
          ? 'element'
          : kind,
      name: tag.name,
      attributes: tag.attributes.slice(0, maxAttributes).map(([name, value]) => [name, shortened(value, 100)]),
      text: isTag ? (hasOnlyText(tokens, piece) ? textIn(pieceOf(tokens, piece + 1)) : '') : textIn(source),
      level: this.#rows.levels[row] ?? 0,
      index: this.#rows.places[row] ?? 0,
      siblings: this.#rows.siblings[row] ?? 1,
      children: children[node] ?? 0,
      isOpen: (children[node] ?? 0) > 0 && this.#open.isOpen(node),
    }
  }
}

/** What a piece says, without the signs around it. */
function textIn(piece: string): string {
  const cut = piece.slice(0, maxShown * 4)
  const bare = cut.replace(/^(?:<!\[CDATA\[|<!--|<\?xml\s|<\?|<!)/, '').replace(/(?:\]\]>|-->|\?>|>)$/, '')
  return shortened((cut.startsWith('<') ? bare : cut).trim(), maxShown)
}

function shortened(text: string, max: number): string {
  const line = text.slice(0, max + 1).replace(/\s+/g, ' ')
  return text.length > max ? `${line.slice(0, max)}…` : line
}
