import { openPlatformDes } from '#lib/ciphers/platform.ts'
import type { BlockCipher } from './block-modes.ts'
import type { Bytes } from './stream.ts'

// The tables of FIPS 46-3. As there, bits are numbered from 1 at the left.

/** The eight S-boxes: four rows of sixteen entries, each a hexadecimal digit. */
const sBoxes = [
  'e4d12fb83a6c5907 0f74e2d1a6cb9538 41e8d62bfc973a50 fc8249175b3ea06d',
  'f18e6b34972dc05a 3d47f28ec01a69b5 0e7ba4d158c6932f d8a13f42b67c05e9',
  'a09e63f51dc7b428 d709346a285ecbf1 d6498f30b12c5ae7 1ad069874fe3b52c',
  '7de3069a1285bc4f d8b56f03472c1ae9 a690cb7df13e5284 3f06a1d8945bc72e',
  '2c417ab6853fd0e9 eb2c47d150fa3986 421bad78f9c5630e b8c71e2d6f09a453',
  'c1af92680d34e75b af427c9561de0b38 9ef528c3704a1db6 432c95fabe17608d',
  '4b2ef08d3c975a61 d0b7491ae35c2f86 14bdc37eaf680592 6bd814a7950fe23c',
  'd2846fb1a93e50c7 1fd8a374c56b0e92 7b419ce206adf358 21e74a8dfc90356b',
].map((rows) => Array.from(rows.replaceAll(' ', ''), (digit) => Number.parseInt(digit, 16)))

/** P: the permutation of the S-boxes' output. */
const permutation = numbers('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25')

/** PC-1: the 56 significant bits of the key. */
const keyBits = numbers(
  `57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36
  63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4`,
)

/** PC-2: the 48 of these bits that a round uses. */
const roundBits = numbers(
  `14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2
  41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32`,
)

/** The rotations of both halves of the key before each of the sixteen rounds. */
const rotations = numbers('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1')

function numbers(written: string): number[] {
  return written.split(/\s+/).map(Number)
}

/**
 * Sets up DES (FIPS 46-3) for a key of 8 bytes, or Triple DES (NIST SP 800-67) for one of 24 bytes, or of 16, whose
 * first half is also the third key. Parity bits are ignored. Implemented like Richard Outerbridge's D3DES (Bruce
 * Schneier, Applied Cryptography, second edition, part V): permutations as bit swaps, S-boxes combined with P, two
 * numbers of key bits for each round.
 */
export function createDes(key: Bytes): BlockCipher {
  const parts = [0, 8, 16].map((at) => scheduleOf(key.subarray(at % key.length, (at % key.length) + 8)))
  const [first = none, second = none, third = none] = parts
  const forth = key.length === 8 ? [first] : [first, reversed(second), third]
  const back = forth.map(reversed).reverse()
  return {
    size: 8,
    encrypt: (bytes, at) => crypt(bytes, at, forth),
    decrypt: (bytes, at) => crypt(bytes, at, back),
    openMode: (mode, direction, iv) => openPlatformDes(key, mode, direction, iv),
  }
}

const none = new Int32Array()

/** Two numbers for each round; rounds in reverse order decrypt. */
function reversed(schedule: Int32Array): Int32Array {
  return Int32Array.from(schedule, (_, at) => schedule[schedule.length - 2 - (at - (at % 2)) + (at % 2)] ?? 0)
}

/**
 * Derives the keys of the sixteen rounds: eight groups of six bits, a byte each, those for the S-boxes 2, 4, 6 and 8 in
 * one number and those for 1, 3, 5 and 7 in the next.
 */
function scheduleOf(key: Bytes): Int32Array {
  const bit = (number: number) => ((key[(number - 1) >> 3] ?? 0) >> (7 - ((number - 1) & 7))) & 1
  const halves = keyBits.map(bit)
  const schedule = new Int32Array(32)
  let turned = 0
  for (const [round, turn] of rotations.entries()) {
    turned += turn
    for (const [index, number] of roundBits.entries()) {
      const half = number <= 28 ? 0 : 28
      const from = half + ((number - 1 - half + turned) % 28)
      const group = Math.floor(index / 6)
      const at = round * 2 + (group % 2 === 1 ? 0 : 1)
      const shift = 24 - 8 * (group >> 1) + 5 - (index % 6)
      schedule[at] = (schedule[at] ?? 0) | ((halves[from] ?? 0) << shift)
    }
  }
  return schedule
}

/**
 * S-box and permutation in one lookup, with 64 entries for each S-box. The halves are rotated left by one bit during
 * the rounds, so that the six bits of each S-box are adjacent.
 */
const lookUps = sBoxes.map((box, number) =>
  Int32Array.from({ length: 64 }, (_, six) => {
    const row = ((six >> 4) & 2) | (six & 1)
    const four = box[row * 16 + ((six >> 1) & 15)] ?? 0
    return permutation.reduce((word, from, to) => {
      const place = from - 1 - number * 4
      const isSet = place >= 0 && place < 4 && (four >> (3 - place)) & 1
      return isSet ? word | (1 << (31 - ((to + 31) % 32))) : word
    }, 0)
  }),
)
const [box1 = none, box2 = none, box3 = none, box4 = none, box5 = none, box6 = none, box7 = none, box8 = none] = lookUps

function crypt(bytes: Bytes, at: number, schedules: readonly Int32Array[]): void {
  let left = read(bytes, at)
  let right = read(bytes, at + 4)
  let moved = 0

  // The initial permutation IP of FIPS 46-3 as five swaps, as in D3DES.
  moved = ((left >>> 4) ^ right) & 0x0f0f0f0f
  right ^= moved
  left ^= moved << 4
  moved = ((left >>> 16) ^ right) & 0xffff
  right ^= moved
  left ^= moved << 16
  moved = ((right >>> 2) ^ left) & 0x33333333
  left ^= moved
  right ^= moved << 2
  moved = ((right >>> 8) ^ left) & 0xff00ff
  left ^= moved
  right ^= moved << 8
  moved = ((left >>> 1) ^ right) & 0x55555555
  right ^= moved
  left ^= moved << 1
  left = (left << 1) | (left >>> 31)
  right = (right << 1) | (right >>> 31)

  for (const schedule of schedules) {
    for (let round = 0; round < 32; round += 2) {
      const even = right ^ (schedule[round] ?? 0)
      const odd = ((right << 28) | (right >>> 4)) ^ (schedule[round + 1] ?? 0)
      const mixed =
        left ^
        ((box8[even & 63] ?? 0) | (box6[(even >>> 8) & 63] ?? 0)) ^
        ((box4[(even >>> 16) & 63] ?? 0) | (box2[(even >>> 24) & 63] ?? 0)) ^
        ((box7[odd & 63] ?? 0) | (box5[(odd >>> 8) & 63] ?? 0)) ^
        ((box3[(odd >>> 16) & 63] ?? 0) | (box1[(odd >>> 24) & 63] ?? 0))
      left = right
      right = mixed
    }
    // The last round does not swap the halves.
    moved = left
    left = right
    right = moved
  }

  // The inverse permutation: the same swaps in reverse order.
  left = (left << 31) | (left >>> 1)
  right = (right << 31) | (right >>> 1)
  moved = ((left >>> 1) ^ right) & 0x55555555
  right ^= moved
  left ^= moved << 1
  moved = ((right >>> 8) ^ left) & 0xff00ff
  left ^= moved
  right ^= moved << 8
  moved = ((right >>> 2) ^ left) & 0x33333333
  left ^= moved
  right ^= moved << 2
  moved = ((left >>> 16) ^ right) & 0xffff
  right ^= moved
  left ^= moved << 16
  moved = ((left >>> 4) ^ right) & 0x0f0f0f0f
  right ^= moved
  left ^= moved << 4
  write(bytes, at, left)
  write(bytes, at + 4, right)
}

const read = (bytes: Bytes, at: number): number =>
  ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)

function write(bytes: Bytes, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}
