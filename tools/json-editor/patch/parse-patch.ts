import type { JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { errors } from '../errors.ts'

/**
 * Reads the JSON of a patch.
 *
 * @param progress told the share that is read, now and then
 * @throws emptyPatch, invalidPatch
 */
export function parsePatch(text: string, progress?: (share: number) => void): JsonIndex {
  if (text.trim() === '') throw errors.emptyPatch()
  try {
    return readJson(text, progress)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw errors.invalidPatch(error.params)
  }
}
