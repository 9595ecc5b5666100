import type { Bytes, Stream } from './stream.ts'

/**
 * Opens Rabbit (RFC 4503) with a key of 16 bytes and an IV of 8, or without IV. Bytes are little-endian as in the
 * eSTREAM project and CryptoJS; the vectors of the RFC are big-endian.
 */
export function openRabbit(key: Bytes, iv?: Bytes): Stream {
  const rabbit: Rabbit = { state: new Int32Array(8), counters: new Int32Array(8), mixed: new Int32Array(8), carry: 0 }
  const { state, counters } = rabbit
  const keyPart = (high: number, low: number) => (pairAt(key, high & 7) << 16) | pairAt(key, low & 7)
  for (let j = 0; j < 8; j++) {
    state[j] = j % 2 === 0 ? keyPart(j + 1, j) : keyPart(j + 5, j + 4)
    counters[j] = j % 2 === 0 ? keyPart(j + 4, j + 5) : keyPart(j, j + 1)
  }
  for (let round = 0; round < 4; round++) advance(rabbit)
  for (let j = 0; j < 8; j++) counters[j] = (counters[j] ?? 0) ^ (state[(j + 4) & 7] ?? 0)

  if (iv) {
    const ivPart = (high: number, low: number) => (pairAt(iv, high) << 16) | pairAt(iv, low)
    const parts = [ivPart(1, 0), ivPart(3, 1), ivPart(3, 2), ivPart(2, 0)]
    for (let j = 0; j < 8; j++) counters[j] = (counters[j] ?? 0) ^ (parts[j & 3] ?? 0)
    for (let round = 0; round < 4; round++) advance(rabbit)
  }
  return (piece) => mask(piece, rabbit)
}

interface Rabbit {
  state: Int32Array
  counters: Int32Array
  /** The intermediate result of a step; reused, since an allocation for every 16 bytes takes longer than the rest. */
  mixed: Int32Array
  carry: number
}

const pairAt = (from: Bytes, index: number): number => ((from[index * 2 + 1] ?? 0) << 8) | (from[index * 2] ?? 0)

/** Sections 2.7 and 2.8: sixteen bytes of keystream for each step. */
function mask(piece: Bytes, rabbit: Rabbit): Bytes {
  const { state } = rabbit
  const out = piece.slice()
  for (let at = 0; at < out.length; at++) {
    const place = at & 15
    if (place === 0) advance(rabbit)
    const even = (place >> 2) * 2
    const word = (state[even] ?? 0) ^ ((state[(even + 5) & 7] ?? 0) >>> 16) ^ ((state[(even + 3) & 7] ?? 0) << 16)
    out[at] = (out[at] ?? 0) ^ (word >>> (8 * (place & 3)))
  }
  return out
}

const additions = Int32Array.of(
  ...[0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d],
  ...[0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3],
)

/** Sections 2.5 and 2.6: advances the counters, and computes the next state from them. */
function advance(rabbit: Rabbit): void {
  const { state, counters, mixed } = rabbit
  for (let j = 0; j < 8; j++) {
    const sum = ((counters[j] ?? 0) >>> 0) + ((additions[j] ?? 0) >>> 0) + rabbit.carry
    counters[j] = sum
    rabbit.carry = sum > 0xffffffff ? 1 : 0
    mixed[j] = square((state[j] ?? 0) + sum)
  }
  for (let j = 0; j < 8; j += 2) {
    const own = mixed[j] ?? 0
    const before = mixed[(j + 7) & 7] ?? 0
    const twice = mixed[(j + 6) & 7] ?? 0
    state[j] = own + turn(before, 16) + turn(twice, 16)
    state[j + 1] = (mixed[j + 1] ?? 0) + turn(own, 8) + before
  }
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** The g-function of section 2.6: squares 32 bits, and XORs both halves of the result. */
function square(sum: number): number {
  const low = sum & 0xffff
  const high = (sum >>> 16) & 0xffff
  // No intermediate value has more than 32 bits.
  const upper = ((((low * low) >>> 17) + low * high) >>> 15) + high * high
  return upper ^ Math.imul(sum, sum)
}
