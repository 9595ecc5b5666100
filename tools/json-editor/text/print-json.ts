import { firstByteOf, type JsonIndex, openBracket } from '#lib/json/json-index.ts'
import { writeJson, writeNdjson } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/**
 * Writes JSON with an indent, every lexeme as it stands.
 *
 * @param isLines whether it comes from NDJSON: a non-empty array is then written as NDJSON again
 * @throws tooLarge
 */
export function printJson(index: JsonIndex, indent = '  ', isLines = index.isLines): string {
  const hasLines = isLines && firstByteOf(index, 0) === openBracket && index.nexts.length > 1
  const text = hasLines ? writeNdjson(index) : writeJson(index, indent)
  if (text === undefined) throw errors.tooLarge()
  return text
}
