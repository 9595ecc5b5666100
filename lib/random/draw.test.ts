import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong, runs } from '../fixtures/runs.ts'
import { drawBelow, drawBigBelow, drawOne, drawPlaces, drawSome } from './draw.ts'
import { type RandomBytes, seededRandom, systemRandom } from './random-bytes.ts'

/** Gives these bytes, one after another. */
function bytesOf(...bytes: number[]): RandomBytes {
  const rest = [...bytes]
  return (count) => Uint8Array.from(rest.splice(0, count))
}

test('a number is read from the most significant byte on, its unused bits left out, and drawn again when too large', () => {
  expect(drawBelow(bytesOf(0xff, 0x9f, 0x05), 6)).toBe(5)
  expect(drawBelow(bytesOf(0xf3, 0xe8, 0xf3, 0xe7), 1000)).toBe(999)
  expect(drawBelow(bytesOf(), 1)).toBe(0)
  expect(drawBelow(bytesOf(0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe), Number.MAX_SAFE_INTEGER)).toBe(2 ** 53 - 2)
  expect(drawBigBelow(bytesOf(0x3f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff), 2n ** 53n)).toBe(2n ** 53n - 1n)
})

test('numbers of any size are drawn from the same bytes alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.bigInt(1n, 2n ** 53n - 1n), async (seed, bound) => {
      const [one, other] = [await seededRandom(seed), await seededRandom(seed)]
      expect(drawBigBelow(one, bound)).toBe(BigInt(drawBelow(other, Number(bound))))
    }),
    { numRuns: runs() },
  )
  const huge = 10n ** 100n
  const drawn = drawBigBelow(systemRandom(), huge)
  expect(drawn >= 0n && drawn < huge).toBe(true)
})

/**
 * What lies above by chance once in a million times, by Wilson and Hilferty's approximation. The draws are seeded, so the
 * test says the same every time.
 */
const highest = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 4.753 * Math.sqrt(2 / (9 * freedom))) ** 3

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([2, 6, 62, 100, 255, 257, 1000])('of %i numbers each is as likely as every other', async (bound) => {
  const random = await seededRandom(`chi-square ${bound}`)
  const counts = new Uint32Array(bound)
  for (let run = 0; run < (isLong ? 1e6 : 1e5); run++) counts[drawBelow(random, bound)]++
  expect(chiSquare([...counts])).toBeLessThan(highest(bound - 1))
})

test('each order of four is as likely as every other', async () => {
  const random = await seededRandom('orders')
  const counts = new Map<string, number>()
  for (let run = 0; run < (isLong ? 240_000 : 24_000); run++) {
    const order = drawSome(random, ['a', 'b', 'c', 'd'], 4).drawn.join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(highest(23))
})

test('what is drawn is drawn once, and the rest keeps its order', async () => {
  const random = await seededRandom('a draw')
  const items = Array.from({ length: 10 }, (_, index) => index)
  const { drawn, rest } = drawSome(random, items, 4)
  expect(rest).toEqual(items.filter((item) => !drawn.includes(item)))
  expect([...drawn, ...rest].sort()).toEqual(items)
  expect(drawSome(random, items, 10).rest).toEqual([])
  expect(items).toContain(drawOne(random, items))
})

test('all of 100,000 numbers are drawn, and a few of more than anybody counts', async () => {
  const random = await seededRandom('places')
  const all = drawPlaces(random, 100_000n, 100_000)
  expect(all.toSorted((a, b) => Number(a - b))).toEqual(Array.from(all, (_, index) => BigInt(index)))
  expect(new Set(drawPlaces(random, 10n ** 80n, 1000)).size).toBe(1000)
})
