import { decodeBase64 } from '../base64/base64.ts'

/** The content of Base64, by its first bytes. */
export interface Base64Shape {
  /** The first bytes: 3 kB at most. */
  bytes: Uint8Array
  /** Of the whole, in bytes. */
  size: number
  isText: boolean
  /** Whether it has the padding "=" that its length needs, as hardly anything else does. */
  isPadded: boolean
}

/**
 * Tells whether a text is Base64 in either alphabet, as a guess: words and names use the same letters. Undefined for
 * what has other characters or a length that Base64 cannot have, and for hexadecimal.
 */
export function base64Shape(text: string, isCut = false): Base64Shape | undefined {
  const digits = text.replace(/[\t\r\n ]+/g, '')
  if (digits.length < 8 || !/^[\w+/-]+={0,2}$/.test(digits) || /^[\da-f-]*$/i.test(digits)) return undefined
  // Words with blanks between them are no Base64, lines of one length are.
  if (/\S[\t ]+\S/.test(text) || hasRaggedLines(text)) return undefined
  const bare = digits.replace(/={1,2}$/, '')
  if (!isCut && bare.length % 4 === 1) return undefined
  const bytes = decodeBase64(bare.slice(0, 4000 - (bare.length < 4000 ? 0 : 4000 % 4)))
  if (!(bytes instanceof Uint8Array)) return undefined
  const isPadded = digits.endsWith('=') && digits.length % 4 === 0
  return { bytes, size: Math.floor((bare.length * 3) / 4), isText: isPlainText(bytes), isPadded }
}

/** Lines but the last are of one length. */
function hasRaggedLines(text: string): boolean {
  const lines = text.trim().split(/\r?\n/)
  const [first = ''] = lines
  return lines.slice(0, -1).some(({ length }) => length !== first.length) || (lines.at(-1) ?? '').length > first.length
}

/** The text that its first bytes are. */
export const decodedPrefix = ({ bytes }: Base64Shape): string => new TextDecoder().decode(bytes, { stream: true })

/** Bytes that are UTF-8 and nothing that cannot be seen; a character cut at the end is let pass. */
function isPlainText(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const bad = text.replace(/\uFFFD{1,3}$/, bytes.length > 2900 ? '' : '$&')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[\x00-\x08\x0E-\x1F\x7F-\x9F\uFFFD\uE000-\uF8FF]/.test(bad)
}
