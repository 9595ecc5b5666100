import type { PackedLines } from '../lines/packed-lines.ts'

/**
 * Returns keys for natural sorting: numbers of any length by value, all else by code points. A number is replaced by a
 * zero, the number of its digits, and the digits, since the longer of two numbers is the larger.
 */
export function naturalKeys({ bytes, starts }: PackedLines): PackedLines {
  const keys = new Uint8Array(bytes.length + countNumbers(bytes) * maxAdded + 1)
  const keyStarts = new Uint32Array(starts.length)
  let to = 0
  for (let index = 0; index + 1 < starts.length; index++) {
    keyStarts[index] = to
    const end = (starts[index + 1] ?? 0) - 1
    for (let at = starts[index] ?? 0; at < end; ) {
      const byte = bytes[at] ?? 0
      if (!isDigit(byte)) {
        keys[to++] = byte
        at++
        continue
      }
      while (at < end && bytes[at] === zero) at++
      const first = at
      while (at < end && isDigit(bytes[at] ?? 0)) at++
      keys[to++] = zero
      to = writeCount(keys, to, at - first)
      for (let digit = first; digit < at; digit++) keys[to++] = bytes[digit] ?? 0
    }
    // One byte separates lines.
    to++
  }
  keyStarts[starts.length - 1] = to
  return { bytes: keys, starts: keyStarts }
}

/** Writes a count in one byte, or five if it is large, and returns the next offset. */
export function writeCount(keys: Uint8Array, to: number, count: number): number {
  if (count < 0xff) {
    keys[to] = count
    return to + 1
  }
  keys.set([0xff, count >>> 24, count >>> 16, count >>> 8, count], to)
  return to + 5
}

/** In bytes, per number. */
const maxAdded = 6

function countNumbers(bytes: Uint8Array): number {
  let count = 0
  let isInNumber = false
  for (const byte of bytes) {
    if (isDigit(byte) && !isInNumber) count++
    isInNumber = isDigit(byte)
  }
  return count
}

const zero = 0x30

const isDigit = (byte: number): boolean => byte >= zero && byte <= 0x39
