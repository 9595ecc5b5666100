import { expect, test } from 'vitest'
import { axisTicks, lastDays } from './day-series.ts'

const on = (day: string, visitors: number) => ({ day, visitors })

test('days on which nothing was counted are filled in between the first and the last', () => {
  expect(lastDays([on('2026-02-27', 3), on('2026-03-02', 5)], 14, { visitors: 0 })).toEqual([
    on('2026-02-27', 3),
    on('2026-02-28', 0),
    on('2026-03-01', 0),
    on('2026-03-02', 5),
  ])
  expect(lastDays<ReturnType<typeof on>>([], 14, { visitors: 0 })).toEqual([])
})

test('of a long series the last days stay', () => {
  const series = ['01', '02', '03', '04'].map((day) => on(`2026-05-${day}`, 1))
  expect(lastDays(series, 2, { visitors: 0 }).map(({ day }) => day)).toEqual(['2026-05-03', '2026-05-04'])
})

test('the marks of an axis are round, few, and begin with 0', () => {
  expect(axisTicks(1286)).toEqual([0, 500, 1000])
  expect(axisTicks(0)).toEqual([0])
  expect(axisTicks(1)).toEqual([0, 1])
  expect(axisTicks(7)).toEqual([0, 2, 4, 6])
  for (const largest of [1, 2, 3, 9, 10, 99, 4902, 1_000_000]) {
    const marks = axisTicks(largest)
    expect(marks.length).toBeLessThanOrEqual(6)
    expect(marks.every(Number.isInteger)).toBe(true)
    expect(marks.at(-1)).toBeLessThanOrEqual(largest)
  }
})
