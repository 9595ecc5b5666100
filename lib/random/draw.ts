import type { RandomBytes } from './random-bytes.ts'

/**
 * Draws a whole number from 0 to `bound` − 1, each as likely as every other. It takes as many bytes as `bound` − 1 has,
 * the most significant first, leaves out the bits above its highest one, and draws again while the number is too large.
 *
 * @param bound from 1 to 2^53 − 1
 */
export function drawBelow(random: RandomBytes, bound: number): number {
  const [size, mask] = shapeOf((bound - 1).toString(2).length)
  if (bound === 1) return 0
  for (;;) {
    let value = 0
    for (const [index, byte] of random(size).entries()) value = value * 256 + (index === 0 ? byte & mask : byte)
    if (value < bound) return value
  }
}

/** Draws as `drawBelow` does, from the same bytes the same number, where the bound may be of any size. */
export function drawBigBelow(random: RandomBytes, bound: bigint): bigint {
  if (bound <= Number.MAX_SAFE_INTEGER) return BigInt(drawBelow(random, Number(bound)))
  const [size, mask] = shapeOf((bound - 1n).toString(2).length)
  for (;;) {
    let hex = ''
    for (const [index, byte] of random(size).entries())
      hex += (index === 0 ? byte & mask : byte).toString(16).padStart(2, '0')
    const value = BigInt(`0x${hex}`)
    if (value < bound) return value
  }
}

/** How many bytes so many bits take, and which bits of the first of them count. */
const shapeOf = (bits: number): [size: number, mask: number] => [Math.ceil(bits / 8), 0xff >> (-bits & 7)]

/** Draws one of a list, each as likely as every other. */
export function drawOne<Item>(random: RandomBytes, items: ArrayLike<Item>): Item {
  return items[drawBelow(random, items.length)] as Item
}

/**
 * Draws several of a list, none twice, in an order that is as likely as every other: the first steps of Durstenfeld's
 * shuffle. What is left keeps its order.
 *
 * @param count at most as many as there are
 */
export function drawSome<Item>(random: RandomBytes, items: readonly Item[], count: number): Drawn<Item> {
  const places = drawPlaces(random, BigInt(items.length), count).map(Number)
  const taken = new Set(places)
  return {
    drawn: places.map((place) => items[place] as Item),
    rest: items.filter((_, place) => !taken.has(place)),
  }
}

interface Drawn<Item> {
  drawn: Item[]
  rest: Item[]
}

/** Draws numbers from 0 to `bound` − 1, none twice, in memory that grows with their count and not with the bound. */
export function drawPlaces(random: RandomBytes, bound: bigint, count: number): bigint[] {
  /** What stands at a place of the shuffled list, where it is not the place's own number. */
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
