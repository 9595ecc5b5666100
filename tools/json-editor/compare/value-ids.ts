import { canonicalNumber } from '#lib/json/decimal.ts'
import {
  childrenOf,
  firstByteOf,
  type JsonIndex,
  openBrace,
  openBracket,
  quote,
  sourceOf,
} from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'

/**
 * Numbers the values of a document so that equal values have equal numbers, also across documents that share
 * `idByDescription`: objects in any order of their members, numbers and strings in any spelling. Of a key that comes twice
 * the last counts. From the end of the text to its beginning children come before their containers, so there is no
 * recursion.
 */
export function valueIdsOf(index: JsonIndex, idByDescription: Map<string, number>): Uint32Array {
  const ids = new Uint32Array(index.starts.length)
  for (let token = ids.length - 1; token >= 0; token--) {
    const description = describe(index, token, ids)
    const id = idByDescription.get(description) ?? idByDescription.size
    idByDescription.set(description, id)
    ids[token] = id
  }
  return ids
}

/** Describes a value, its children by their ids. */
function describe(index: JsonIndex, token: number, ids: Uint32Array): string {
  switch (firstByteOf(index, token)) {
    case openBrace:
      return `{${describeMembers(childrenOf(index, token), ids)}`
    case openBracket:
      return `[${childrenOf(index, token).map((item) => ids[item])}`
    case quote:
      return `"${textOfString(index, token)}`
    default:
      return describeScalar(sourceOf(index, token))
  }
}

function describeMembers(keys: number[], ids: Uint32Array): string {
  const values = new Map(keys.map((key) => [ids[key], ids[key + 1]]))
  return Array.from(values, ([key, value]) => `${key}:${value}`)
    .sort()
    .join()
}

const describeScalar = (source: string): string => (/^[tfn]/.test(source) ? source : canonicalNumber(source))
