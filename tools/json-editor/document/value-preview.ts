import { losesPrecision } from '#lib/json/decimal.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import type { TreeNavigation } from '../navigation/tree-navigation.ts'
import { type Kind, kindOf } from '../navigation/value-kind.ts'

/** A value as a view shows it, on one line. */
export interface ValuePreview {
  token: number
  kind: Kind
  /** Its source text, cut where it is long; of containers the beginning. */
  text: string
  isCut: boolean
  /** How many values it contains. */
  children: number
  /** A number that JavaScript would round. */
  isRounded: boolean
}

export function previewValue(index: JsonIndex, navigation: TreeNavigation, token: number): ValuePreview {
  const kind = kindOf(index, token)
  const { text, isCut } = cutSource(index, token)
  return {
    token,
    kind,
    text,
    isCut,
    children: kind === 'object' || kind === 'array' ? navigation.childrenOf(token).length : 0,
    isRounded: kind === 'number' && !isCut && losesPrecision(text),
  }
}

/** Reads the beginning of a token, line breaks with the white space around them as one space. */
function cutSource({ bytes, starts, ends }: JsonIndex, token: number): { text: string; isCut: boolean } {
  const [start = 0, end = 0] = [starts[token], ends[token]]
  const isCut = end - start > maxPreviewBytes
  let cut = isCut ? start + maxPreviewBytes : end
  // Not within a character.
  while (isCut && ((bytes[cut] ?? 0) & 0xc0) === 0x80) cut--
  const text = new TextDecoder().decode(bytes.subarray(start, cut)).replace(/(?<!\s)\s*\n\s*/g, ' ')
  return { text, isCut }
}

/** In bytes. */
const maxPreviewBytes = 400
