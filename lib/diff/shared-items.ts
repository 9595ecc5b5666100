import type { Sequence } from './change.ts'

/** Both sequences without what the other one lacks, and where each item stood before. */
interface SharedItems {
  a: Sequence
  b: Sequence
  aPlaces: Int32Array
  bPlaces: Int32Array
}

/** Marks items that the other side lacks altogether, and leaves them out: no comparison could pair them. */
export function withoutUnshared(a: Sequence, b: Sequence, removed: Uint8Array, added: Uint8Array): SharedItems {
  const aHas = itemsOf(a)
  const bHas = itemsOf(b)
  const [aKept, aPlaces] = keep(a, bHas, removed)
  const [bKept, bPlaces] = keep(b, aHas, added)
  return { a: aKept, b: bKept, aPlaces, bPlaces }
}

function itemsOf(items: Sequence): Uint8Array {
  let largest = -1
  for (let i = 0; i < items.length; i++) largest = Math.max(largest, items[i] as number)
  const has = new Uint8Array(largest + 1)
  for (let i = 0; i < items.length; i++) has[items[i] as number] = 1
  return has
}

function keep(items: Sequence, others: Uint8Array, marks: Uint8Array): [Sequence, Int32Array] {
  const kept = new Int32Array(items.length)
  const places = new Int32Array(items.length)
  let count = 0
  for (let i = 0; i < items.length; i++) {
    if (others[items[i] as number]) {
      kept[count] = items[i] as number
      places[count++] = i
    } else marks[i] = 1
  }
  return [kept.subarray(0, count), places.subarray(0, count)]
}
