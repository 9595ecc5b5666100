import { textDecoder } from '#lib/charset/text-decoder.ts'
import type { FileCharset } from './file-charset.ts'

/**
 * Says whether bytes are valid in a charset.
 *
 * @param isCut whether there is more than these bytes, so that the last character may be incomplete
 */
export function isValid(bytes: Uint8Array, charset: FileCharset, isCut = false): boolean {
  const decoder = textDecoder(charset, { fatal: true })
  try {
    // In chunks, so that no text of hundreds of megabytes is created only to be discarded.
    for (let at = 0; at < bytes.length; at += checkedBytes) decoder.decode(bytes.subarray(at, at + checkedBytes), more)
    decoder.decode(undefined, { stream: isCut })
    return true
  } catch (error) {
    // It throws for invalid bytes.
    if (!(error instanceof TypeError)) throw error
    return false
  }
}

const checkedBytes = 2 ** 18
const more = { stream: true }
