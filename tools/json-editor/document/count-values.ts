import { firstByteOf, type JsonIndex, quote } from '#lib/json/json-index.ts'

/** Counts the values of a document, containers too. Keys are no values, though they are tokens. */
export function countValues(index: JsonIndex): number {
  const { bytes, ends, starts } = index
  let keys = 0
  for (let token = 0; token < starts.length; token++) {
    if (firstByteOf(index, token) !== quote) continue
    let after = ends[token] ?? 0
    while ((bytes[after] ?? 0xff) <= 0x20) after++
    if (bytes[after] === colon) keys++
  }
  return starts.length - keys
}

const colon = 0x3a
