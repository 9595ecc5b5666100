import { kindNumber, type XmlTokens } from '#lib/xml/tokens.ts'
import { readTag } from './read-tag.ts'
import type { XmlNodes } from './xml-nodes.ts'

/**
 * Writes XPaths that find exactly one node, whatever its namespace: names without a known prefix are written as
 * `*:name`.
 */
export class XPathWriter {
  #nodes: XmlNodes
  #hasDefault = false
  /** The root's prefixes that aren't redeclared in the document. */
  #prefixes = new Set<string>(['xml'])

  constructor(nodes: XmlNodes) {
    this.#nodes = nodes
    const { tokens, firstTokens, count } = nodes
    let isRoot = true
    for (let node = 0; node < count; node++) {
      const token = firstTokens[node] ?? 0
      if (!isElement(tokens, token)) continue
      const tag = tokenTextOf(tokens, token)
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

  /** @param parents the node's ancestors, from the outermost */
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

  #testOf(token: number): string {
    const { tokens } = this.#nodes
    const kind = tokens.kinds[token]
    if (kind === kindNumber.comment) return 'comment()'
    if (kind === kindNumber.instruction) return 'processing-instruction()'
    if (kind === kindNumber.text || kind === kindNumber.cdata) return 'text()'
    return this.#nameOf(nameIn(tokens, token))
  }

  #passes(token: number, test: string): boolean {
    if (!test.startsWith('*:')) return this.#testOf(token) === test
    const { tokens } = this.#nodes
    return isElement(tokens, token) && nameIn(tokens, token).split(':').at(-1) === test.slice(2)
  }

  /** Returns a step, with a position if it would find several siblings. */
  #stepOf(node: number, parent: number | undefined): string {
    const { tokens, firstTokens, lastTokens, count } = this.#nodes
    const own = firstTokens[node] ?? 0
    const test = this.#testOf(own)
    const from = parent === undefined ? 0 : (firstTokens[parent] ?? 0) + 1
    const to = parent === undefined ? tokens.length : (lastTokens[parent] ?? 0)
    let [number, total] = [0, 0]
    let next = parent === undefined ? 0 : parent + 1
    for (let token = from; token < to; token++) {
      while (next < count && (firstTokens[next] ?? 0) < token) next = this.#nodes.subtreeEnds[next] ?? count
      const isCounted = tokens.kinds[token] !== kindNumber.doctype && this.#passes(token, test)
      // Text outside the root and the declaration are no nodes in XPath.
      const isNode = parent !== undefined || (test !== 'text()' && !tokenTextOf(tokens, token).startsWith('<?xml '))
      if (isCounted && isNode) {
        total++
        if (token === own) number = total
      }
      if (firstTokens[next] === token) token = lastTokens[next] ?? token
    }
    return total > 1 ? `${test}[${number}]` : test
  }
}

export const isElement = ({ kinds }: XmlTokens, token: number): boolean =>
  kinds[token] === kindNumber.open || kinds[token] === kindNumber.empty

export const tokenTextOf = ({ text, starts }: XmlTokens, token: number): string =>
  text.slice(starts[token], starts[token + 1])

const nameIn = ({ text, starts }: XmlTokens, token: number): string => {
  const start = (starts[token] ?? 0) + 1
  let end = start
  while (end < text.length && !' \t\r\n/>'.includes(text[end] ?? '')) end++
  return text.slice(start, end)
}
