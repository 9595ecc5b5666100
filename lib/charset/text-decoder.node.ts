import { createRequire } from 'node:module'
import type { Charset } from './charset.ts'
import type { FileCharset } from './file-charset.ts'

/** The tables are loaded lazily. */
const load = createRequire(import.meta.url)

/**
 * Creates a decoder with the tables of the Encoding Standard. Node's own are ICU's, which decode 8,000 codes of Big5
 * and Shift_JIS differently.
 */
export function textDecoder(
  charset: Exclude<Charset, 'latin1'> | FileCharset,
  options?: TextDecoderOptions,
): TextDecoder {
  if (charset.startsWith('utf-')) return new TextDecoder(charset, options)
  const { TextDecoder: StandardDecoder }: typeof import('@exodus/bytes/encoding.js') = load('@exodus/bytes/encoding.js')
  return new StandardDecoder(charset, options)
}
