import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'

/** Finds the keys whose value another one after them takes the place of, as in JavaScript: YAML allows each key once. */
export function findOverriddenKeys(index: JsonIndex): Set<number> {
  const overridden = new Set<number>()
  if (findDuplicateKeys(index).length === 0) return overridden
  for (let token = 0; token < index.nexts.length; token++) {
    if (firstByteOf(index, token) !== openBrace) continue
    const last = new Map<string, number>()
    for (const key of childrenOf(index, token)) {
      const name = textOfString(index, key)
      const before = last.get(name)
      if (before !== undefined) overridden.add(before)
      last.set(name, key)
    }
  }
  return overridden
}
