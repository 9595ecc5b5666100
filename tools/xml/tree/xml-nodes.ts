import { kindNumber, tokenizeXml, type XmlTokens } from '#lib/xml/tokens.ts'

/**
 * The nodes of a document in its order, by their pieces: elements, comments, instructions, texts that are more than white
 * space. A text that is all there is in an element is shown with it, and is no node of its own.
 */
export interface XmlNodes {
  tokens: XmlTokens
  /** The piece that a node begins with. */
  pieces: Uint32Array
  /** The last piece of a node: the closing tag of an element. */
  lasts: Uint32Array
  /** The node behind all that stands within a node. */
  nexts: Uint32Array
  /** How many stand directly within it. */
  children: Uint32Array
  count: number
}

/** @param text well-formed XML */
export function nodesOf(text: string): XmlNodes {
  const tokens = tokenizeXml(text)
  const { kinds, length } = tokens
  const column = () => new Uint32Array(length)
  const nodes: XmlNodes = { tokens, pieces: column(), lasts: column(), nexts: column(), children: column(), count: 0 }
  const open: number[] = []
  for (let piece = 0; piece < length; piece++) {
    const kind = kinds[piece]
    if (kind === kindNumber.close) {
      const node = open.pop() ?? 0
      nodes.lasts[node] = piece
      nodes.nexts[node] = nodes.count
      continue
    }
    if (kind === kindNumber.text && (isBlank(tokens, piece) || open.length === 0)) continue
    const parent = open.at(-1)
    if (parent !== undefined) nodes.children[parent] = (nodes.children[parent] ?? 0) + 1
    const node = nodes.count++
    nodes.pieces[node] = piece
    nodes.lasts[node] = piece
    nodes.nexts[node] = nodes.count
    if (kind !== kindNumber.open) continue
    if (hasOnlyText(tokens, piece)) nodes.lasts[node] = piece += 2
    else open.push(node)
  }
  return nodes
}

/** Whether an element contains only text. */
export const hasOnlyText = ({ kinds }: XmlTokens, piece: number): boolean =>
  kinds[piece] === kindNumber.open &&
  (kinds[piece + 1] === kindNumber.text || kinds[piece + 1] === kindNumber.cdata) &&
  kinds[piece + 2] === kindNumber.close

function isBlank({ text, starts }: XmlTokens, piece: number): boolean {
  const end = starts[piece + 1] ?? text.length
  for (let at = starts[piece] ?? 0; at < end; at++) if (!' \t\r\n'.includes(text[at] ?? '')) return false
  return true
}
