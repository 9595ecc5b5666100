import { openPlatformDes } from '#lib/ciphers/platform.ts'
import type { BlockCipher } from './block-modes.ts'
import { keyBits, permutation, rotations, roundBits, sBoxes } from './des-tables.ts'
import type { Bytes } from './stream.ts'

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
