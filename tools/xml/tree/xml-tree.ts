import type { LineColumn } from '#lib/text/line-column.ts'
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import { ExpansionState } from '#lib/tree/expansion-state.ts'
import { tokenKinds } from '#lib/xml/tokens.ts'
import { readTag } from './read-tag.ts'
import { hasOnlyText, indexNodes, type XmlNodes } from './xml-nodes.ts'
import { isElement, tokenTextOf, XPathWriter } from './xpath-of.ts'

/** A row of a tree. */
export interface XmlRow {
  row: number
  node: number
  kind: 'element' | 'text' | 'cdata' | 'comment' | 'instruction' | 'declaration' | 'doctype'
  /** '' except for elements. */
  name: string
  /** As written; truncated, as are their values. */
  attributes: [name: string, value: string][]
  /** On one line, truncated; for an element, its text if it has no other content. */
  text: string
  /** From 0. */
  level: number
  index: number
  siblings: number
  children: number
  isOpen: boolean
}

/** In UTF-16 units. */
const maxShown = 300
const maxAttributes = 20

/** A document as a tree with expanded and collapsed elements; rows are read on demand. */
export class XmlTree {
  #nodes: XmlNodes
  #paths: XPathWriter
  #open = new ExpansionState()
  /** For each row its node, level, position among siblings, and their number. */
  #rows = {
    nodes: new Uint32Array(),
    levels: new Uint32Array(),
    positions: new Uint32Array(),
    siblings: new Uint32Array(),
  }

  /** @param text well-formed XML */
  constructor(text: string) {
    this.#nodes = indexNodes(text)
    this.#paths = new XPathWriter(this.#nodes)
    this.#open.replace([this.#root()])
    this.#list()
  }

  get countNodes(): number {
    return this.#nodes.count
  }

  /** The root element's row, which may follow comments. */
  get rootRow(): number {
    return this.#rows.nodes.indexOf(this.#root())
  }

  countRows(): number {
    return this.#rows.nodes.length
  }

  /** Expands or collapses an element, optionally with all descendants; returns the number of rows. */
  toggle(node: number, open: boolean, isWithin = false): number {
    const end = isWithin ? (this.#nodes.subtreeEnds[node] ?? node + 1) : node + 1
    for (let each = node; each < end; each++) if (this.#nodes.children[each]) this.#open.set(each, open)
    this.#list()
    return this.countRows()
  }

  /** Expands all, or collapses all but the root; returns the number of rows. */
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

  /** Returns the parent's row, or the same row if there is none. */
  parentRow(row: number): number {
    const { levels } = this.#rows
    const level = levels[row] ?? 0
    for (let at = row - 1; at >= 0 && level > 0; at--) if ((levels[at] ?? 0) < level) return at
    return row
  }

  /** Returns the XPath of a node, or of one of its attributes. */
  pathOf(node: number, attribute?: string): string {
    return this.#paths.pathOf(node, this.#parentsOf(node), attribute)
  }

  /** Returns a node's source. */
  sourceOf(node: number): string {
    const { tokens, firstTokens, lastTokens } = this.#nodes
    return tokens.text.slice(tokens.starts[firstTokens[node] ?? 0], tokens.starts[(lastTokens[node] ?? 0) + 1])
  }

  placeOf(node: number): LineColumn {
    const { tokens, firstTokens } = this.#nodes
    return lineColumnIn(tokens.text, tokens.starts[firstTokens[node] ?? 0] ?? 0)
  }

  #root(): number {
    const { tokens, firstTokens, count } = this.#nodes
    for (let node = 0; node < count; node++) if (isElement(tokens, firstTokens[node] ?? 0)) return node
    return 0
  }

  #parentsOf(node: number): number[] {
    const parents: number[] = []
    const { subtreeEnds } = this.#nodes
    for (let at = 0; at < node; ) {
      if ((subtreeEnds[at] ?? 0) > node) parents.push(at++)
      else at = subtreeEnds[at] ?? node
    }
    return parents
  }

  #list(): void {
    const { count, subtreeEnds, children } = this.#nodes
    const [nodes, levels, positions, siblings]: number[][] = [[], [], [], []]
    const around: { end: number; position: number; siblings: number }[] = [
      { end: count, position: 0, siblings: this.#countOutermost() },
    ]
    for (let node = 0; node < count; ) {
      while (around.length > 1 && (around.at(-1)?.end ?? count) <= node) around.pop()
      const inside = around.at(-1)
      nodes?.push(node)
      levels?.push(around.length - 1)
      positions?.push(inside ? inside.position++ : 0)
      siblings?.push(inside?.siblings ?? 1)
      const next = subtreeEnds[node] ?? count
      if (children[node] && this.#open.isOpen(node)) {
        around.push({ end: next, position: 0, siblings: children[node] ?? 0 })
        node++
      } else node = next
    }
    this.#rows = {
      nodes: Uint32Array.from(nodes ?? []),
      levels: Uint32Array.from(levels ?? []),
      positions: Uint32Array.from(positions ?? []),
      siblings: Uint32Array.from(siblings ?? []),
    }
  }

  #countOutermost(): number {
    let count = 0
    for (let node = 0; node < this.#nodes.count; node = this.#nodes.subtreeEnds[node] ?? node + 1) count++
    return count
  }

  #rowAt(row: number): XmlRow {
    const { tokens, firstTokens, children } = this.#nodes
    const node = this.#rows.nodes[row] ?? 0
    const token = firstTokens[node] ?? 0
    const source = tokenTextOf(tokens, token)
    const kind = tokenKinds[tokens.kinds[token] ?? 0]
    const isTag = isElement(tokens, token)
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
      text: isTag ? (hasOnlyText(tokens, token) ? textIn(tokenTextOf(tokens, token + 1)) : '') : textIn(source),
      level: this.#rows.levels[row] ?? 0,
      index: this.#rows.positions[row] ?? 0,
      siblings: this.#rows.siblings[row] ?? 1,
      children: children[node] ?? 0,
      isOpen: (children[node] ?? 0) > 0 && this.#open.isOpen(node),
    }
  }
}

/** Returns a token's text without delimiters, truncated. */
function textIn(token: string): string {
  const cut = token.slice(0, maxShown * 4)
  const bare = cut.replace(/^(?:<!\[CDATA\[|<!--|<\?xml\s|<\?|<!)/, '').replace(/(?:\]\]>|-->|\?>|>)$/, '')
  return shortened((cut.startsWith('<') ? bare : cut).trim(), maxShown)
}

function shortened(text: string, max: number): string {
  const line = text.slice(0, max + 1).replace(/\s+/g, ' ')
  return text.length > max ? `${line.slice(0, max)}…` : line
}
