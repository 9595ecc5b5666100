import { findLoneSurrogate } from '../text-position.ts'
import type { JsonIndex } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'
import { scanDocument } from './lines.ts'
import { scanJson } from './scan.ts'

/**
 * Validates JSON text and makes the table of its tokens like `scanJson`. A lone surrogate is refused, since UTF-8
 * cannot encode it (RFC 8259, section 8.1); its escape is accepted.
 *
 * @param progress called now and then with the completed share
 * @param mayFollow whether a further value on a line of its own may begin at an offset
 * @throws JsonSyntaxError at the first syntax error
 */
export const readJson = (text: string, ...how: Rest<typeof scanJson>): JsonIndex => scanJson(bytesOf(text), ...how)

/**
 * Reads JSON text, or NDJSON as one array, as `scanDocument` does.
 *
 * @throws JsonSyntaxError at the first syntax error
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
