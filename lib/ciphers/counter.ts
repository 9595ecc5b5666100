import type { Bytes } from './stream.ts'

/** Counts a block's number up, high byte first, with the carry through all of it as OpenSSL has it; gives a new array. */
export function countUp(counter: Bytes, by: number): Bytes {
  const next = counter.slice()
  let carry = by
  for (let at = next.length - 1; at >= 0 && carry > 0; at--) {
    const sum = (next[at] ?? 0) + (carry % 256)
    next[at] = sum
    carry = Math.floor(carry / 256) + (sum >> 8)
  }
  return next
}
