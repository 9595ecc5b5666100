import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace, sourceOf } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { toValue } from '#lib/json/to-value.ts'
import { errors } from '../errors.ts'

/** A member of an object: its name, and its value as it is written. */
export interface Member {
  name: string
  source: string
  value: unknown
}

/**
 * Reads JSON text and its table.
 *
 * @throws invalidJson
 */
export function readIndex(text: string): JsonIndex {
  try {
    return readJson(text)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw errors.invalidJson(error.params)
  }
}

/**
 * Reads an object; its names that come more than once are told apart, of which the last counts.
 *
 * @throws invalidJson, also for what is no object
 */
export function readObject(text: string): { fields: Record<string, unknown>; repeated: string[] } {
  const index = readIndex(text)
  if (firstByteOf(index, 0) !== openBrace) {
    const [first = ''] = Array.from(text.trim())
    throw errors.invalidJson({ found: first, line: 1, column: 1, expected: '{' })
  }
  const members = membersOf(index)
  const repeated = findDuplicateKeys(index)
    .map((token) => textOfString(index, token))
    .filter((name) => members.filter((member) => member.name === name).length > 1)
  return { fields: Object.fromEntries(members.map(({ name, value }) => [name, value])), repeated }
}

/** The members of the outermost object, with their values as they are written. */
export function membersOf(index: JsonIndex): Member[] {
  return childrenOf(index, 0).map((key) => {
    const source = sourceOf(index, key + 1)
    return { name: textOfString(index, key), source, value: toValue(readJson(source)) }
  })
}
