import type { JsonIndex } from '#lib/json/json-index.ts'
import { writeJson } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/**
 * Writes JSON with an indent, every lexeme as it stands.
 *
 * @throws tooLarge
 */
export function printJson(index: JsonIndex, indent = '  '): string {
  const text = writeJson(index, indent)
  if (text === undefined) throw errors.tooLarge()
  return text
}
