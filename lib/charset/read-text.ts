import { textDecoder } from '#lib/charset/text-decoder.ts'
import { detectCharset } from './detect-charset.ts'
import type { FileCharset } from './file-charset.ts'

/** A text as it was read from bytes. */
export interface ReadText {
  text: string
  charset: FileCharset
  /** Whether it has U+FFFD: some of it could not be decoded, or was lost before. */
  isDamaged: boolean
}

/** Reads bytes as text in the charset that they say. Undefined for what is no text. */
export function readText(bytes: Uint8Array): ReadText | undefined {
  const charset = detectCharset(bytes)
  return charset && readAs(bytes, charset)
}

/** Reads bytes as text in a charset, as far as they are any in it. A byte order mark is no part of the text. */
export function readAs(bytes: Uint8Array, charset: FileCharset): ReadText {
  const text = textDecoder(charset).decode(bytes)
  return { text, charset, isDamaged: text.includes('\uFFFD') }
}
