import type { JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { errors } from '../errors.ts'

/**
 * Reads JSON, every digit as it stands.
 *
 * @throws empty, invalid
 */
export function parseJson(text: string, progress: (share: number) => void): JsonIndex {
  if (text.trim() === '') throw errors.empty()
  try {
    return readJson(text, progress)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    const { position, found, expected } = error
    throw errors.invalid({ ...position, found, expected })
  }
}
