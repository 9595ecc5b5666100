import { refusals } from '../http/refusal.ts'
import { readStrictly } from '../strict-json/read-strictly.ts'

/**
 * Parses a request's JSON in UTF-8, strictly.
 *
 * @throws Refusal when it is no JSON, or `readStrictly` refuses it
 */
export function readJson(bytes: Uint8Array): unknown {
  const read = readStrictly(bytes)
  if ('issue' in read) throw refusals[read.issue]()
  return read.value
}
