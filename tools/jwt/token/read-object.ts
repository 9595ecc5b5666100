import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace, sourceOf } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { toValue } from '#lib/json/to-value.ts'
import { errors } from '../errors.ts'

/** A member of an object, with the source text of its value. */
export interface Member {
  name: string
  source: string
  value: unknown
}

/**
 * Parses JSON into an index of its tokens.
 *
 * @throws invalidJson
 */
export function indexJson(text: string): JsonIndex {
  try {
    return readJson(text)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw errors.invalidJson(error.params)
  }
}

/**
 * Reads an object and its repeated names, of which the last counts.
 *
 * @throws invalidJson, also for anything but an object
 */
export function readObject(text: string): { fields: Record<string, unknown>; repeated: string[] } {
  const index = indexJson(text)
  if (firstByteOf(index, 0) !== openBrace) {
    const [first = ''] = Array.from(text.trim())
    throw errors.invalidJson({ found: first, line: 1, column: 1, expected: '{' })
  }
  const members = membersOf(index)
  const own = Map.groupBy(members, ({ name }) => name)
  const repeated = findDuplicateKeys(index)
    .map((token) => textOfString(index, token))
    .filter((name) => (own.get(name)?.length ?? 0) > 1)
  return { fields: Object.fromEntries(members.map(({ name, value }) => [name, value])), repeated }
}

/** Lists the members of the outermost object. */
export function membersOf(index: JsonIndex): Member[] {
  return childrenOf(index, 0).map((key) => {
    const source = sourceOf(index, key + 1)
    return { name: textOfString(index, key), source, value: toValue(readJson(source)) }
  })
}
