import type { Charset } from './charset.ts'
import type { FileCharset } from './file-charset.ts'

/**
 * Creates the platform's decoder: browsers have the tables of the Encoding Standard. (Chromium 156 wrongly decodes four
 * codes of Big5, 8862, 8864, 88A3 and 88A5, which are two characters each.)
 */
export const textDecoder = (
  charset: Exclude<Charset, 'latin1'> | FileCharset,
  options?: TextDecoderOptions,
): TextDecoder => new TextDecoder(charset, options)
