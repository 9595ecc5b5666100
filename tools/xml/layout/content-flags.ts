import { kindNumber, type XmlTokens } from '#lib/xml/tokens.ts'

/** What is known of each element by the number of its opening tag. */
export interface ContentFlags {
  /** The token that closes it. */
  ends: Uint32Array
  /** 1: it has text of its own; 2: its white space is to be kept. */
  marks: Uint8Array
}

/** Whether it contains text or preserved white space: its content must not be reformatted. */
export const isSolid = ({ marks }: ContentFlags, at: number): boolean => marks[at] !== 0

export const isPreserved = ({ marks }: ContentFlags, at: number): boolean => ((marks[at] ?? 0) & 2) !== 0

/** Looks at what the elements have in them, without going into any. */
export function flagsOf({ text, starts, kinds, length }: XmlTokens): ContentFlags {
  const ends = new Uint32Array(length)
  const marks = new Uint8Array(length)
  const open: number[] = []
  for (let at = 0; at < length; at++) {
    const kind = kinds[at]
    const parent = open.at(-1)
    if (kind === kindNumber.open) {
      if (/\sxml:space\s*=\s*["']preserve["']/.test(text.slice(starts[at], starts[at + 1]))) marks[at] = 2
      open.push(at)
    } else if (kind === kindNumber.close) {
      const opened = open.pop()
      if (opened === undefined) continue
      ends[opened] = at
      // What has blanks alone may mean them.
      if (at === opened + 2 && kinds[opened + 1] === kindNumber.text) marks[opened] = (marks[opened] ?? 0) | 1
    } else if (
      parent !== undefined &&
      (kind === kindNumber.cdata || (kind === kindNumber.text && !isBlank(text, starts[at] ?? 0, starts[at + 1] ?? 0)))
    )
      marks[parent] = (marks[parent] ?? 0) | 1
  }
  return { ends, marks }
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return false
  }
  return true
}
