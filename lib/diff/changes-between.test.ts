import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { changesBetween } from './changes-between.ts'

const sequence = (max: number, maxLength: number) =>
  fc.array(fc.nat({ max: max }), { maxLength }).map((items) => Int32Array.from(items))

/** The number of items in the shortest list of changes, by dynamic programming over all pairs. */
function fewestEdits(a: Int32Array, b: Int32Array): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const item of a) {
    const next = [(row[0] ?? 0) + 1]
    for (let j = 1; j <= b.length; j++) {
      const apart = Math.min(row[j] ?? 0, next[j - 1] ?? 0) + 1
      next.push(item === b[j - 1] ? (row[j - 1] ?? 0) : apart)
    }
    row = next
  }
  return row[b.length] ?? 0
}

const editsIn = (changes: ReturnType<typeof changesBetween>) =>
  changes.reduce((sum, { aFrom, aTo, bFrom, bTo }) => sum + aTo - aFrom + bTo - bFrom, 0)

/** Whether everything outside the changes is equal, item by item. */
function isRight(a: Int32Array, b: Int32Array, changes: ReturnType<typeof changesBetween>): boolean {
  let [i, j] = [0, 0]
  for (const { aFrom, aTo, bFrom, bTo } of [...changes, { aFrom: a.length, aTo: 0, bFrom: b.length, bTo: 0 }]) {
    if (aFrom - i !== bFrom - j) return false
    for (; i < aFrom; i++, j++) if (a[i] !== b[j]) return false
    ;[i, j] = [aTo, bTo]
  }
  return true
}

test('the list of changes is a shortest one', () => {
  const pair = fc.nat({ max: 6 }).chain((max) => fc.tuple(sequence(max, 60), sequence(max, 60)))
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const changes = changesBetween(a, b)
      expect(isRight(a, b, changes)).toBe(true)
      expect(editsIn(changes)).toBe(fewestEdits(a, b))
    }),
    { numRuns: runs(3000) },
  )
})

const random = (length: number, max: number, seed: number) => {
  let state = seed
  return Int32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  })
}

test('a list of many changes is still correct, and not much longer than the shortest', () => {
  for (const max of [3, 20, 400, 3000]) {
    const [a, b] = [random(3000, max, 1), random(3000, max, 2)]
    const changes = changesBetween(a, b)
    expect(isRight(a, b, changes)).toBe(true)
    expect(editsIn(changes)).toBeLessThan(fewestEdits(a, b) * 1.12)
  }
})

describe('the work grows with the length alone', () => {
  const cases: Record<string, (length: number) => [Int32Array, Int32Array]> = {
    'nothing in common': (n) => [random(n, n, 1), random(n, n, 2).map((item) => item + n)],
    'all there, in another order': (n) => [Int32Array.from({ length: n }, (_, i) => i), random(n, n, 3)],
    'turned round': (n) => [
      Int32Array.from({ length: n }, (_, i) => i),
      Int32Array.from({ length: n }, (_, i) => n - i),
    ],
    'two items at random': (n) => [random(n, 2, 1), random(n, 2, 2)],
    'four items at random': (n) => [random(n, 4, 1), random(n, 4, 2)],
    'a hundred items at random': (n) => [random(n, 100, 1), random(n, 100, 2)],
    'two periods': (n) => [
      Int32Array.from({ length: n }, (_, i) => i % 7),
      Int32Array.from({ length: n }, (_, i) => i % 11),
    ],
    'one item against two': (n) => [new Int32Array(n), Int32Array.from({ length: n }, (_, i) => i % 2)],
    'halves exchanged': (n) => [
      Int32Array.from({ length: n }, (_, i) => i),
      Int32Array.from({ length: n }, (_, i) => (i + n / 2) % n),
    ],
    'twice each': (n) => [Int32Array.from({ length: n }, (_, i) => i >> 1), random(n, n / 2, 5)],
    'an anchor in each remainder': (n) => [
      Int32Array.from({ length: n }, (_, i) => (i % 3 ? i % 2 : i + 2)),
      Int32Array.from({ length: n }, (_, i) => (i % 3 ? (i >> 1) % 2 : n - i + 2)),
    ],
  }

  test.each(Object.entries(cases))('%s', (_, make) => {
    const [a, b] = make(60_000)
    const effort = { steps: 0 }
    expect(isRight(a, b, changesBetween(a, b, effort))).toBe(true)
    expect(effort.steps).toBeLessThan(600 * (a.length + b.length))
  })
})
