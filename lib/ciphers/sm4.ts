import { openPlatformSm4 } from '#lib/ciphers/platform.ts'
import type { BlockCipher } from './block-modes.ts'
import type { Bytes } from './stream.ts'

/**
 * Sets up SM4 (GB/T 32907-2016, ISO/IEC 18033-3) for a key of 16 bytes: 32 rounds, each of which passes three of four
 * words through the S-box and a linear transformation, combined in one lookup, and XORs the fourth with the result.
 */
export function createSm4(key: Bytes): BlockCipher {
  const forth = scheduleOf(key)
  const back = forth.toReversed()
  return {
    size: 16,
    encrypt: (bytes, at) => crypt(bytes, at, forth),
    decrypt: (bytes, at) => crypt(bytes, at, back),
    openMode: (mode, direction, iv) => openPlatformSm4(key, mode, direction, iv),
  }
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/**
 * Computes the S-box: an affine map, the inverse in the field of x⁸+x⁷+x⁶+x⁵+x⁴+x²+1, the same map again (Liu and
 * others, "Analysis of the SMS4 Block Cipher", ACISP 2007).
 */
function makeBox(): Uint8Array {
  const times = (a: number, b: number) => {
    let product = 0
    for (let bit = 7; bit >= 0; bit--) {
      product = (product << 1) ^ (product & 0x80 ? 0x1f5 : 0)
      if ((b >> bit) & 1) product ^= a
    }
    return product
  }
  // a²⁵⁴, the inverse of any a but 0.
  const inverse = (a: number) => {
    let power = 1
    for (let count = 0; count < 254; count++) power = times(power, a)
    return power
  }
  const parity = (byte: number) => Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1).reduce((a, b) => a ^ b)
  // Each row of the matrix is the one before, rotated by a bit.
  const rows = Array.from({ length: 8 }, (_, bit) => ((0xa7 << bit) | (0xa7 >> (8 - bit))) & 0xff)
  const affine = (byte: number) => rows.reduce((sum, row, bit) => sum | (parity(row & byte) << bit), 0) ^ 0xd3
  return Uint8Array.from({ length: 256 }, (_, byte) => affine(inverse(affine(byte))))
}

const box = makeBox()

/**
 * The S-box and the linear transformation of a round, for the highest byte of a word; the results of others are
 * rotated.
 */
const table = Int32Array.from(box, (byte) => {
  const word = byte << 24
  return word ^ turn(word, 2) ^ turn(word, 10) ^ turn(word, 18) ^ turn(word, 24)
})
const tables = [table, ...[24, 16, 8].map((by) => table.map((word) => turn(word, by)))] as const
const [first = table, second = table, third = table, fourth = table] = tables

const boxed = (word: number): number =>
  ((box[word >>> 24] ?? 0) << 24) |
  ((box[(word >>> 16) & 255] ?? 0) << 16) |
  ((box[(word >>> 8) & 255] ?? 0) << 8) |
  (box[word & 255] ?? 0)

/** FK of the standard. */
const family = [0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc]

/** Derives the keys of the 32 rounds. The bytes of CK, a constant for each, increase by seven. */
function scheduleOf(key: Bytes): Int32Array {
  const words = family.map((word, at) => word ^ wordAt(key, at * 4))
  return Int32Array.from({ length: 32 }, (_, round) => {
    const constant = [0, 1, 2, 3].reduce((sum, at) => (sum << 8) | (((4 * round + at) * 7) & 255), 0)
    const [oldest = 0, ...others] = words
    const mixed = boxed(others.reduce((a, b) => a ^ b, constant))
    const next = oldest ^ mixed ^ turn(mixed, 13) ^ turn(mixed, 23)
    words.shift()
    words.push(next)
    return next
  })
}

function crypt(bytes: Bytes, at: number, schedule: Int32Array): void {
  let [a, b, c, d] = [wordAt(bytes, at), wordAt(bytes, at + 4), wordAt(bytes, at + 8), wordAt(bytes, at + 12)]
  for (let round = 0; round < 32; round++) {
    const mixed = b ^ c ^ d ^ (schedule[round] ?? 0)
    const next =
      a ^
      (first[mixed >>> 24] ?? 0) ^
      (second[(mixed >>> 16) & 255] ?? 0) ^
      (third[(mixed >>> 8) & 255] ?? 0) ^
      (fourth[mixed & 255] ?? 0)
    a = b
    b = c
    c = d
    d = next
  }
  writeWord(bytes, at, d)
  writeWord(bytes, at + 4, c)
  writeWord(bytes, at + 8, b)
  writeWord(bytes, at + 12, a)
}

const wordAt = (bytes: Bytes, at: number): number =>
  ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)

/** Writes beyond the end of a partial block are dropped. */
function writeWord(bytes: Bytes, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}
