import { refusals } from '../http/refusal.ts'
import { parseStrictJson } from '../strict-json/parse-strict-json.ts'

/**
 * Parses a request's JSON in UTF-8, strictly.
 *
 * @throws Refusal when it is no JSON, or `parseStrictJson` refuses it
 */
export function readJson(bytes: Uint8Array): unknown {
  const read = parseStrictJson(bytes)
  if ('issue' in read) throw refusals[read.issue]()
  return read.value
}
