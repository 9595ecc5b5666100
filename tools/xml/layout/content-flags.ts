import { kindNumber, type XmlTokens } from '#lib/xml/tokens.ts'

/** Properties of elements, by the index of the opening tag's token. */
export interface ContentFlags {
  /** The closing tag's token. */
  ends: Uint32Array
  /** Bit 1: it contains text; bit 2: `xml:space="preserve"`. */
  flags: Uint8Array
}

/** Whether an element's content must be kept as written, because it has text or preserved white space. */
export const isVerbatim = ({ flags }: ContentFlags, at: number): boolean => flags[at] !== 0

export const isPreserved = ({ flags }: ContentFlags, at: number): boolean => ((flags[at] ?? 0) & 2) !== 0

/** Determines the properties of all elements in one pass, without recursion. */
export function contentFlagsOf({ text, starts, kinds, length }: XmlTokens): ContentFlags {
  const ends = new Uint32Array(length)
  const flags = new Uint8Array(length)
  const open: number[] = []
  for (let at = 0; at < length; at++) {
    const kind = kinds[at]
    const parent = open.at(-1)
    if (kind === kindNumber.open) {
      if (/\sxml:space\s*=\s*["']preserve["']/.test(text.slice(starts[at], starts[at + 1]))) flags[at] = 2
      open.push(at)
    } else if (kind === kindNumber.close) {
      const opened = open.pop()
      if (opened === undefined) continue
      ends[opened] = at
      // White space that is an element's only content may be significant.
      if (at === opened + 2 && kinds[opened + 1] === kindNumber.text) flags[opened] = (flags[opened] ?? 0) | 1
    } else if (
      parent !== undefined &&
      (kind === kindNumber.cdata || (kind === kindNumber.text && !isBlank(text, starts[at] ?? 0, starts[at + 1] ?? 0)))
    )
      flags[parent] = (flags[parent] ?? 0) | 1
  }
  return { ends, flags }
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return false
  }
  return true
}
