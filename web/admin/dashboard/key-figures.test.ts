import { expect, test } from 'vitest'
import { keyFiguresOf } from './key-figures.ts'

const week = (first: number, last: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    day: `2026-05-0${index + 1}`,
    visitors: index === 0 ? first : last,
    views: 0,
  }))

test('today stands against the same day a week ago', () => {
  const calls = [{ day: '2026-05-08', calls: 200, refused: 3, failed: 1 }]
  expect(keyFiguresOf({ visits: week(100, 105), calls })).toMatchObject({ visitors: 105, calls: 200, errors: 4 })
  expect(keyFiguresOf({ visits: week(100, 105), calls }).change).toBeCloseTo(0.05)
})

test('what was not counted is not shown: no zero that lies', () => {
  expect(keyFiguresOf({ visits: [], calls: [] })).toEqual({
    visitors: undefined,
    change: undefined,
    calls: undefined,
    errors: 0,
  })
  expect(keyFiguresOf({ visits: week(0, 5), calls: [] }).change).toBeUndefined()
  expect(keyFiguresOf({ visits: week(10, 5).slice(1), calls: [] }).change).toBeUndefined()
})
