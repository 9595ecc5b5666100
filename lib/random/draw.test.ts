import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong, runs } from '../fixtures/runs.ts'
import { drawBelow, drawBigBelow, drawDistinctNumbers, drawOne, drawSome } from './draw.ts'
import { type RandomBytes, seededRandom, systemRandom } from './random-bytes.ts'

/** Returns these bytes in order. */
function bytesOf(...bytes: number[]): RandomBytes {
  const rest = [...bytes]
  return (count) => Uint8Array.from(rest.splice(0, count))
}

test('reads a number from the most significant byte, clears unused bits, and draws again if it is too large', () => {
  expect(drawBelow(bytesOf(0xff, 0x9f, 0x05), 6)).toBe(5)
  expect(drawBelow(bytesOf(0xf3, 0xe8, 0xf3, 0xe7), 1000)).toBe(999)
  expect(drawBelow(bytesOf(), 1)).toBe(0)
  expect(drawBelow(bytesOf(0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe), Number.MAX_SAFE_INTEGER)).toBe(2 ** 53 - 2)
  expect(drawBigBelow(bytesOf(0x3f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff), 2n ** 53n)).toBe(2n ** 53n - 1n)
})

test('both functions draw the same numbers from the same bytes', async () => {
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
 * The critical value of χ² that is exceeded by chance once in a million times, by Wilson and Hilferty's approximation.
 * The draws are seeded, so the test is deterministic.
 */
const highest = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 4.753 * Math.sqrt(2 / (9 * freedom))) ** 3

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([2, 6, 62, 100, 255, 257, 1000])('%i numbers are uniformly distributed', async (bound) => {
  const random = await seededRandom(`chi-square ${bound}`)
  const counts = new Uint32Array(bound)
  for (let run = 0; run < (isLong ? 1e6 : 1e5); run++) {
    const drawn = drawBelow(random, bound)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  expect(chiSquare([...counts])).toBeLessThan(highest(bound - 1))
})

test('the orders of four items are uniformly distributed', async () => {
  const random = await seededRandom('orders')
  const counts = new Map<string, number>()
  for (let run = 0; run < (isLong ? 240_000 : 24_000); run++) {
    const order = drawSome(random, ['a', 'b', 'c', 'd'], 4).drawn.join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(highest(23))
})

test('draws each item once, and keeps the order of the rest', async () => {
  const random = await seededRandom('a draw')
  const items = Array.from({ length: 10 }, (_, index) => index)
  const { drawn, rest } = drawSome(random, items, 4)
  expect(rest).toEqual(items.filter((item) => !drawn.includes(item)))
  expect([...drawn, ...rest].sort()).toEqual(items)
  expect(drawSome(random, items, 10).rest).toEqual([])
  expect(items).toContain(drawOne(random, items))
})

test('draws all of 100,000 numbers, and a few of 10^80', async () => {
  const random = await seededRandom('places')
  const all = drawDistinctNumbers(random, 100_000n, 100_000)
  expect(all.toSorted((a, b) => Number(a - b))).toEqual(Array.from(all, (_, index) => BigInt(index)))
  expect(new Set(drawDistinctNumbers(random, 10n ** 80n, 1000)).size).toBe(1000)
})
