import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { nextSortNumber, type Sorted, sortNumbersAfterMove } from './sort-numbers.ts'

const listOf = (...sorts: number[]): Sorted[] => sorts.map((sort, index) => ({ id: index + 1, sort }))

/** Moves an item of a list, and returns the list with the numbers that would be written. */
function moved(list: Sorted[], from: number, to: number) {
  const [item] = list.slice(from, from + 1)
  const after = list.toSpliced(from, 1).toSpliced(to, 0, item as Sorted)
  const sorts = sortNumbersAfterMove(after, to)
  const numbers = new Map(sorts.map(({ id, sort }) => [id, sort]))
  return { sorts, after: after.map(({ id, sort }) => ({ id, sort: numbers.get(id) ?? sort })) }
}

test('where there is room, one number is written', () => {
  expect(moved(listOf(0, 10, 20, 30), 3, 1).sorts).toEqual([{ id: 4, sort: 5 }])
  expect(moved(listOf(0, 10, 20), 0, 2).sorts).toEqual([{ id: 1, sort: 30 }])
  expect(moved(listOf(10, 20), 1, 0).sorts).toEqual([{ id: 2, sort: 4 }])
})

test('where all have the same number, those behind are pushed, and those before stay', () => {
  expect(moved(listOf(0, 0, 0), 2, 1).sorts).toEqual([
    { id: 3, sort: 10 },
    { id: 2, sort: 20 },
  ])
  expect(moved(listOf(0, 0), 1, 0).sorts).toEqual([
    { id: 2, sort: 0 },
    { id: 1, sort: 10 },
  ])
})

test('at the end of the numbers the whole list is numbered anew', () => {
  const { after } = moved(listOf(5, 999_999, 1_000_000), 0, 2)
  expect(after.map(({ sort }) => sort)).toEqual([0, 10, 20])
})

test('whatever is moved wherever, it stands there afterwards, and every number is one that the server takes', () => {
  const sorts = fc.array(
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1_000_000 })),
    {
      minLength: 2,
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(sorts, fc.nat(), fc.nat(), (start, from, to) => {
      const list = listOf(...start.toSorted((a, b) => a - b))
      const index = to % list.length
      const { after } = moved(list, from % list.length, index)
      const numbers = after.map(({ sort }) => sort)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(numbers.every((sort) => Number.isInteger(sort) && sort >= 0 && sort <= 1_000_000)).toBe(true)
      const own = numbers[index] ?? 0
      const [before, behind] = [numbers[index - 1], numbers[index + 1]]
      expect(before === undefined || before < own || index === 0).toBe(true)
      expect(behind === undefined || own < behind).toBe(true)
    }),
    { numRuns: runs() },
  )
})

test('a new one comes after the last, and never beyond what the server takes', () => {
  expect(nextSortNumber([])).toBe(0)
  expect(nextSortNumber(listOf(0, 40, 20))).toBe(50)
  expect(nextSortNumber(listOf(999_995))).toBe(1_000_000)
})
