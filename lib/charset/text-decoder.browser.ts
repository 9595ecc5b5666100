import type { Charset } from './charset.ts'
import type { FileCharset } from './file-charset.ts'

/**
 * Makes the platform's decoder: a browser's tables are the Encoding Standard's. (Chromium 156 reads four codes of Big5
 * wrongly, 8862, 8864, 88A3 and 88A5, which are two characters each.)
 */
export const textDecoder = (
  charset: Exclude<Charset, 'latin1'> | FileCharset,
  options?: TextDecoderOptions,
): TextDecoder => new TextDecoder(charset, options)
