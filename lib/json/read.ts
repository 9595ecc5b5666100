import { findLoneSurrogate } from '../text-position.ts'
import type { JsonIndex } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'
import { scanDocument } from './lines.ts'
import { scanJson } from './scan.ts'

/**
 * Checks JSON text and makes the table of its tokens, as `scanJson` does. Half a surrogate pair is refused, which has no
 * bytes in UTF-8 (RFC 8259, section 8.1); its escape is taken.
 *
 * @param progress told the share that is done, now and then
 * @param mayFollow whether what begins at an offset may follow on a line of its own
 * @throws JsonSyntaxError where the text stops being JSON
 */
export const readJson = (text: string, ...how: Rest<typeof scanJson>): JsonIndex => scanJson(bytesOf(text), ...how)

/**
 * Reads JSON text, or values on lines of their own as one list, as `scanDocument` does.
 *
 * @throws JsonSyntaxError where the text stops being JSON
 */
export const readDocument = (text: string, ...how: Rest<typeof scanDocument>): JsonIndex =>
  scanDocument(bytesOf(text), ...how)

type Rest<Scan> = Scan extends (bytes: Uint8Array, ...rest: infer Others) => JsonIndex ? Others : never

function bytesOf(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const lone = findLoneSurrogate(text)
  if (!lone) return bytes
  const before = new TextEncoder().encode(text.slice(0, lone.position - 1))
  throw new JsonSyntaxError(bytes, before.length, lone.found.replace('U+', '\\u').toLowerCase(), lone.found)
}
