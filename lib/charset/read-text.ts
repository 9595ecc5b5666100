import { textDecoder } from '#lib/charset/text-decoder.ts'
import { detectCharset } from './detect-charset.ts'
import type { FileCharset } from './file-charset.ts'
import { isValid } from './is-valid.ts'

/** A text decoded from bytes. */
export interface DecodedText {
  text: string
  charset: FileCharset
  /** Whether some of the bytes are invalid in this charset; U+FFFD may also be in the text itself. */
  isDamaged: boolean
}

/** Decodes bytes in their detected charset; undefined if they are not text. */
export function readText(bytes: Uint8Array): DecodedText | undefined {
  const charset = detectCharset(bytes)
  return charset && decodeAs(bytes, charset)
}

/**
 * Decodes bytes in a charset, with U+FFFD for invalid ones, and without the byte order mark.
 *
 * @param keepsMark whether that of UTF-8 stays; in UTF-16 it is no part of the text
 */
export function decodeAs(bytes: Uint8Array, charset: FileCharset, keepsMark = false): DecodedText {
  const text = textDecoder(charset, { ignoreBOM: keepsMark && charset === 'utf-8' }).decode(bytes)
  return { text, charset, isDamaged: text.includes('\uFFFD') && !isValid(bytes, charset) }
}
