import { childrenOf, firstByteOf, type JsonIndex, openBrace } from './json-index.ts'
import { bytesOfString } from './strings.ts'

/**
 * Sorts the members of all objects by key, by code points, and leaves arrays as they are. Equal keys keep their order,
 * since the last one counts. Each token's new index follows from that of its container, which comes first, so that no
 * recursion is needed.
 */
export function sortedByKey(index: JsonIndex): JsonIndex {
  const { starts, ends, nexts } = index
  const places = new Uint32Array(nexts.length)
  const sorted = { ...index, starts: starts.slice(), ends: ends.slice(), nexts: nexts.slice() }
  for (let token = 0; token < nexts.length; token++) {
    const place = places[token] ?? 0
    const next = nexts[token] ?? 0
    sorted.starts[place] = starts[token] ?? 0
    sorted.ends[place] = ends[token] ?? 0
    sorted.nexts[place] = place + next - token
    if (next === token + 1) continue
    const valueAfter = firstByteOf(index, token) === openBrace ? 1 : 0
    let free = place + 1
    for (const child of valueAfter ? sortedKeys(index, token) : childrenOf(index, token)) {
      places[child] = free
      places[child + valueAfter] = free + valueAfter
      free += (nexts[child + valueAfter] ?? 0) - child
    }
  }
  return sorted
}

function sortedKeys(index: JsonIndex, object: number): number[] {
  const keys = childrenOf(index, object).map((token) => ({ token, name: bytesOfString(index, token) }))
  return keys.sort((a, b) => compareBytes(a.name, b.name)).map(({ token }) => token)
}

/** UTF-8 bytes sort like code points. */
function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
