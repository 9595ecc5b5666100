import { kindNumber, tokenizeXml, type XmlTokens } from '#lib/xml/tokens.ts'

/**
 * The nodes of a document in order: elements, comments, instructions, and texts other than white space. The text of a
 * text-only element is shown with the element, and isn't a node.
 */
export interface XmlNodes {
  tokens: XmlTokens
  /** The first token of a node. */
  firstTokens: Uint32Array
  /** The last token of a node: an element's closing tag. */
  lastTokens: Uint32Array
  /** The node after all descendants of a node. */
  subtreeEnds: Uint32Array
  /** The number of its children. */
  children: Uint32Array
  count: number
}

/** @param text well-formed XML */
export function indexNodes(text: string): XmlNodes {
  const tokens = tokenizeXml(text)
  const { kinds, length } = tokens
  const column = () => new Uint32Array(length)
  const nodes: XmlNodes = {
    tokens,
    firstTokens: column(),
    lastTokens: column(),
    subtreeEnds: column(),
    children: column(),
    count: 0,
  }
  const open: number[] = []
  for (let token = 0; token < length; token++) {
    const kind = kinds[token]
    if (kind === kindNumber.close) {
      const node = open.pop() ?? 0
      nodes.lastTokens[node] = token
      nodes.subtreeEnds[node] = nodes.count
      continue
    }
    if (kind === kindNumber.text && (isBlank(tokens, token) || open.length === 0)) continue
    const parent = open.at(-1)
    if (parent !== undefined) nodes.children[parent] = (nodes.children[parent] ?? 0) + 1
    const node = nodes.count++
    nodes.firstTokens[node] = token
    nodes.lastTokens[node] = token
    nodes.subtreeEnds[node] = nodes.count
    if (kind !== kindNumber.open) continue
    if (hasOnlyText(tokens, token)) nodes.lastTokens[node] = token += 2
    else open.push(node)
  }
  return nodes
}

/** Whether an element contains only text. */
export const hasOnlyText = ({ kinds }: XmlTokens, token: number): boolean =>
  kinds[token] === kindNumber.open &&
  (kinds[token + 1] === kindNumber.text || kinds[token + 1] === kindNumber.cdata) &&
  kinds[token + 2] === kindNumber.close

function isBlank({ text, starts }: XmlTokens, token: number): boolean {
  const end = starts[token + 1] ?? text.length
  for (let at = starts[token] ?? 0; at < end; at++) if (!' \t\r\n'.includes(text[at] ?? '')) return false
  return true
}
