import type { PackedLines } from '../lines/packed-lines.ts'

/**
 * Writes keys of lines that stand in the order in which people count: digits by the number that they are, of any length, all
 * else by code points. In place of the digits of a number stand a zero, how many digits come first, and then the digits: of two
 * numbers the longer is the larger.
 */
export function naturalKeys({ bytes, starts }: PackedLines): PackedLines {
  const keys = new Uint8Array(bytes.length + countNumbers(bytes) * maxAdded + 1)
  const keyStarts = new Uint32Array(starts.length)
  let to = 0
  for (let place = 0; place + 1 < starts.length; place++) {
    keyStarts[place] = to
    const end = (starts[place + 1] ?? 0) - 1
    for (let at = starts[place] ?? 0; at < end; ) {
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
    // Behind each line there is one byte, in which it ends.
    to++
  }
  keyStarts[starts.length - 1] = to
  return { bytes: keys, starts: keyStarts }
}

/** Writes a count in one byte, a larger one in five, and says where the next byte goes. */
export function writeCount(keys: Uint8Array, to: number, count: number): number {
  if (count < 0xff) {
    keys[to] = count
    return to + 1
  }
  keys.set([0xff, count >>> 24, count >>> 16, count >>> 8, count], to)
  return to + 5
}

/** In bytes, by a number. */
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
