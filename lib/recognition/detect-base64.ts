import { decodeBase64 } from '../base64/base64.ts'

/** Detected Base64, with the beginning of its content. */
export interface DetectedBase64 {
  /** The first bytes: 3 kB at most. */
  bytes: Uint8Array
  /** The size of the whole content, in bytes. */
  size: number
  isText: boolean
  /** Whether it has the padding "=" that its length requires, which is strong evidence. */
  isPadded: boolean
}

/**
 * Guesses whether a text is Base64 in either alphabet: words and names use the same letters. Undefined if it has other
 * characters or an impossible length, and for hexadecimal. Which operations are offered for it, and how surely, says the
 * `recognize.ts` of a tool.
 */
export function detectBase64(text: string, isCut = false): DetectedBase64 | undefined {
  const digits = text.replace(/[\t\r\n ]+/g, '')
  if (digits.length < 8 || !/^[\w+/-]+={0,2}$/.test(digits) || /^[\da-f-]*$/i.test(digits)) return undefined
  // Words with blanks between are not Base64, but lines of equal length are.
  if (/\S[\t ]+\S/.test(text) || hasRaggedLines(text)) return undefined
  const bare = digits.replace(/={1,2}$/, '')
  if (!isCut && bare.length % 4 === 1) return undefined
  const bytes = decodeBase64(bare.slice(0, 4000 - (bare.length < 4000 ? 0 : 4000 % 4)))
  if (!(bytes instanceof Uint8Array)) return undefined
  const isPadded = digits.endsWith('=') && digits.length % 4 === 0
  return { bytes, size: Math.floor((bare.length * 3) / 4), isText: isPlainText(bytes), isPadded }
}

/** Whether lines other than the last differ in length. */
function hasRaggedLines(text: string): boolean {
  const lines = text.trim().split(/\r?\n/)
  const [first = ''] = lines
  return lines.slice(0, -1).some(({ length }) => length !== first.length) || (lines.at(-1) ?? '').length > first.length
}

/** Decodes its first bytes as text. */
export const decodedPrefix = ({ bytes }: DetectedBase64): string => new TextDecoder().decode(bytes, { stream: true })

/** Whether bytes are UTF-8 without invisible characters; an incomplete character at the end is allowed. */
function isPlainText(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const bad = text.replace(/\uFFFD{1,3}$/, bytes.length > 2900 ? '' : '$&')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[\x00-\x08\x0E-\x1F\x7F-\x9F\uFFFD\uE000-\uF8FF]/.test(bad)
}
