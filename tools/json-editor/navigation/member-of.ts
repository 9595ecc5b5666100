import { childrenOf, firstByteOf, type JsonIndex, openBrace } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'

/** Finds the value of a member by its name; of a name that comes twice the last. */
export function memberOf(index: JsonIndex, object: number, name: string): number | undefined {
  if (firstByteOf(index, object) !== openBrace) return undefined
  const key = childrenOf(index, object).findLast((token) => textOfString(index, token) === name)
  return key === undefined ? undefined : key + 1
}
