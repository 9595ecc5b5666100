import { textDecoder } from '#lib/charset/text-decoder.ts'
import { detectCharset } from './detect-charset.ts'
import type { FileCharset } from './file-charset.ts'

/** A text as it was read from bytes. */
export interface ReadText {
  text: string
  charset: FileCharset
  /** Whether some of it could not be read, or was lost before: it holds U+FFFD. */
  isDamaged: boolean
}

/**
 * Reads bytes as text in the charset that they tell, or in one that somebody has chosen. A byte order mark is no part of
 * it. Undefined for what is no text; in a charset that was chosen, anything is.
 */
export function readText(bytes: Uint8Array, chosen?: FileCharset): ReadText | undefined {
  const charset = chosen ?? detectCharset(bytes)
  if (!charset) return undefined
  const text = textDecoder(charset).decode(bytes)
  return { text, charset, isDamaged: text.includes('\uFFFD') }
}
