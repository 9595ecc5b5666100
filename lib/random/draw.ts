import { writeHex } from '../ciphers/hex.ts'
import type { RandomBytes } from './random-bytes.ts'

/**
 * Draws a uniformly distributed integer from 0 to `bound` − 1. It takes as many bytes as `bound` − 1 has, the most
 * significant first, clears the bits above its highest one, and draws again while the number is too large.
 *
 * @param bound from 1 to 2^53 − 1
 */
export function drawBelow(random: RandomBytes, bound: number): number {
  const bits = bitsIn(bound - 1)
  for (;;) {
    const bytes = random(Math.ceil(bits / 8))
    let value = (bytes[0] ?? 0) & topMask(bits)
    for (let at = 1; at < bytes.length; at++) value = value * 256 + (bytes[at] ?? 0)
    if (value < bound) return value
  }
}

/** Like `drawBelow`, with the same results from the same bytes, for bounds of any size. */
export function drawBigBelow(random: RandomBytes, bound: bigint): bigint {
  if (bound <= Number.MAX_SAFE_INTEGER) return BigInt(drawBelow(random, Number(bound)))
  const bits = (bound - 1n).toString(2).length
  for (;;) {
    const bytes = random(Math.ceil(bits / 8))
    bytes[0] = (bytes[0] ?? 0) & topMask(bits)
    const value = BigInt(`0x${writeHex(bytes)}`)
    if (value < bound) return value
  }
}

/** The number of bits of an integer; 0 has none. */
const bitsIn = (value: number): number =>
  value > 0xffffffff ? 32 + bitsIn(Math.floor(value / 2 ** 32)) : 32 - Math.clz32(value)

/** The mask of the used bits in the first byte, by the number of all bits. */
const topMask = (bits: number): number => 0xff >> (-bits & 7)

/** Draws a uniformly distributed item of a list. */
export function drawOne<Item>(random: RandomBytes, items: ArrayLike<Item>): Item {
  return items[drawBelow(random, items.length)] as Item
}

/**
 * Draws several items of a list without replacement, in uniformly distributed order: the first steps of Durstenfeld's
 * shuffle. The rest keeps its order.
 *
 * @param count at most the length of the list
 */
export function drawSome<Item>(random: RandomBytes, items: readonly Item[], count: number): Drawn<Item> {
  const order = Uint32Array.from(items, (_, index) => index)
  for (let at = 0; at < count; at++) {
    const other = at + drawBelow(random, items.length - at)
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
  const isTaken = new Uint8Array(items.length)
  for (const place of order.subarray(0, count)) isTaken[place] = 1
  return {
    drawn: Array.from(order.subarray(0, count), (place) => items[place] as Item),
    rest: items.filter((_, place) => !isTaken[place]),
  }
}

interface Drawn<Item> {
  drawn: Item[]
  rest: Item[]
}

/**
 * Draws distinct numbers from 0 to `bound` − 1 like `drawSome`, in memory that depends on their count and not on the
 * bound.
 */
export function drawDistinctNumbers(random: RandomBytes, bound: bigint, count: number): bigint[] {
  /** The number at an index of the shuffled list, if it is not the index itself. */
  const moved = new Map<bigint, bigint>()
  return Array.from({ length: count }, (_, index) => {
    const first = BigInt(index)
    const place = first + drawBigBelow(random, bound - first)
    const drawn = moved.get(place) ?? place
    moved.set(place, moved.get(first) ?? first)
    moved.delete(first)
    return drawn
  })
}
