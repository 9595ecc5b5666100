import { kindNumber, type XmlTokens } from '#lib/xml/tokens.ts'
import { readTag } from './read-tag.ts'
import type { XmlNodes } from './xml-nodes.ts'

/** Writes XPaths that find one node, whatever its namespace: names without a known prefix stand as `*:name`. */
export class XPathWriter {
  #nodes: XmlNodes
  #hasDefault = false
  /** Prefixes that mean the same everywhere in the document: those of its root. */
  #prefixes = new Set<string>(['xml'])

  constructor(nodes: XmlNodes) {
    this.#nodes = nodes
    const { tokens, pieces, count } = nodes
    let isRoot = true
    for (let node = 0; node < count; node++) {
      const piece = pieces[node] ?? 0
      if (!isElement(tokens, piece)) continue
      const tag = pieceOf(tokens, piece)
      if (tag.includes('xmlns'))
        for (const [key] of readTag(tag).attributes) {
          if (key === 'xmlns') this.#hasDefault = true
          else if (!key.startsWith('xmlns:')) continue
          else if (isRoot) this.#prefixes.add(key.slice(6))
          else this.#prefixes.delete(key.slice(6))
        }
      isRoot = false
    }
  }

  /** @param parents the nodes around it, from the outermost */
  pathOf(node: number, parents: readonly number[], attribute?: string): string {
    const steps = [...parents, node].map((each, level, all) => this.#stepOf(each, all[level - 1]))
    const path = `/${steps.join('/')}`
    return attribute === undefined ? path : `${path}/@${this.#nameOf(attribute, false)}`
  }

  #nameOf(name: string, isElement = true): string {
    const [local, prefix] = name.split(':').reverse()
    if (prefix === undefined) return isElement && this.#hasDefault ? `*:${name}` : name
    return this.#prefixes.has(prefix) ? name : `*:${local}`
  }

  #testOf(piece: number): string {
    const { tokens } = this.#nodes
    const kind = tokens.kinds[piece]
    if (kind === kindNumber.comment) return 'comment()'
    if (kind === kindNumber.instruction) return 'processing-instruction()'
    if (kind === kindNumber.text || kind === kindNumber.cdata) return 'text()'
    return this.#nameOf(nameIn(tokens, piece))
  }

  #passes(piece: number, test: string): boolean {
    if (!test.startsWith('*:')) return this.#testOf(piece) === test
    const { tokens } = this.#nodes
    return isElement(tokens, piece) && nameIn(tokens, piece).split(':').at(-1) === test.slice(2)
  }

  /** With its number where the parent has several that the step would find. */
  #stepOf(node: number, parent: number | undefined): string {
    const { tokens, pieces, lasts, count } = this.#nodes
    const own = pieces[node] ?? 0
    const test = this.#testOf(own)
    const from = parent === undefined ? 0 : (pieces[parent] ?? 0) + 1
    const to = parent === undefined ? tokens.length : (lasts[parent] ?? 0)
    let [number, total] = [0, 0]
    let next = parent === undefined ? 0 : parent + 1
    for (let piece = from; piece < to; piece++) {
      while (next < count && (pieces[next] ?? 0) < piece) next = this.#nodes.nexts[next] ?? count
      const isCounted = tokens.kinds[piece] !== kindNumber.doctype && this.#passes(piece, test)
      // Text around the root is no node; a declaration is no instruction.
      const isNode = parent !== undefined || (test !== 'text()' && !pieceOf(tokens, piece).startsWith('<?xml '))
      if (isCounted && isNode) {
        total++
        if (piece === own) number = total
      }
      if (pieces[next] === piece) piece = lasts[next] ?? piece
    }
    return total > 1 ? `${test}[${number}]` : test
  }
}

export const isElement = ({ kinds }: XmlTokens, piece: number): boolean =>
  kinds[piece] === kindNumber.open || kinds[piece] === kindNumber.empty

export const pieceOf = ({ text, starts }: XmlTokens, piece: number): string =>
  text.slice(starts[piece], starts[piece + 1])

const nameIn = ({ text, starts }: XmlTokens, piece: number): string => {
  const start = (starts[piece] ?? 0) + 1
  let end = start
  while (end < text.length && !' \t\r\n/>'.includes(text[end] ?? '')) end++
  return text.slice(start, end)
}
