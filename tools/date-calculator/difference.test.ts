import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mainFieldOf } from '#kit/main-field.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { describeOperation } from '#kit/schema-of.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { dateOf, weekdayOf } from '#lib/time/civil.ts'
import { writeDate } from '#lib/time/write-time.ts'
import { add, difference } from './operations.ts'

const between = (from: string, to: string, more: object = {}) =>
  perform(difference, { from, to, timeZone: 'Asia/Shanghai', ...more })

test.each([
  ['2026-01-31', '2026-03-01', 'P1M1D', 29, '1 个月 1 天'],
  ['2026-03-01', '2026-01-31', '-P1M1D', -29, '早 1 个月 1 天'],
  ['2024-02-29', '2026-02-28', 'P1Y11M30D', 730, '1 年 11 个月 30 天'],
  ['2026-01-05', '2026-01-05', 'PT0S', 0, '0 天'],
  ['1986-05-03 12:00', '1986-05-05 13:00:01', 'P2DT1H1S', 2, '2 天 1 小时 1 秒'],
  ['2026年1月5日', '20260107', 'P2D', 2, '2 天'],
])('from %s to %s it is %s', async (from, to, duration, totalDays, zh) => {
  expect(await between(from, to)).toMatchObject({ duration, totalDays, text: { zh } })
})

test('the words are the first of the answer, and no other text stands before them on a page', async () => {
  const { output } = describeOperation(difference as Operation)
  expect(mainFieldOf(output)).toBeUndefined()
  expect(Object.keys(output.properties ?? {})[0]).toBe('text')
  expect((await between('2026-01-01', '2026-01-31')).text).toEqual({ en: '30 days', zh: '30 天' })
})

test('seconds count elapsed time, days count dates', async () => {
  // In Shanghai summer time began on 1986-05-04, in Samoa there was no 2011-12-30.
  expect(await between('1986-05-04', '1986-05-05')).toMatchObject({ totalDays: 1, totalSeconds: 82_800 })
  expect(await between('2011-12-29', '2011-12-31', { timeZone: 'Pacific/Apia' })).toMatchObject({
    totalDays: 2,
    totalSeconds: 86_400,
  })
})

test('both ends count where that is chosen', async () => {
  expect(await between('2026-01-05', '2026-01-09')).toMatchObject({ totalDays: 4, workingDays: 4 })
  expect(await between('2026-01-05', '2026-01-09', { inclusive: true })).toMatchObject({ totalDays: 5, workingDays: 5 })
  expect(await between('2026-01-09', '2026-01-05', { inclusive: true })).toMatchObject({
    totalDays: -5,
    workingDays: -5,
  })
})

test('holidays are subtracted and extra days added, each once', async () => {
  const days = { holidays: ['2026-01-06', '2026/1/6', '2026-01-10'], extraWorkdays: ['2026-01-10', '2026-01-07'] }
  expect((await between('2026-01-04', '2026-01-11', days)).workingDays).toBe(5)
  expect((await between('2026-01-04', '2026-01-11', { weekend: 'friday-saturday' })).workingDays).toBe(5)
  expect((await between('2026-01-04', '2026-01-11', { weekend: 'none' })).workingDays).toBe(7)
})

test('working days equal a count day by day, and adding them leads to the other end', async () => {
  const weekends = { 'saturday-sunday': [6, 7], 'friday-saturday': [5, 6], sunday: [7], none: [] }
  const day = fc.integer({ min: 20_000, max: 20_400 })
  const list = fc.uniqueArray(day, { maxLength: 60 })
  const weekend = fc.constantFrom(...(Object.keys(weekends) as (keyof typeof weekends)[]))
  await fc.assert(
    fc.asyncProperty(day, day, list, list, weekend, async (from, to, holidays, extra, free) => {
      const isWorked = (each: number) =>
        extra.includes(each) || !(holidays.includes(each) || (weekends[free] as number[]).includes(weekdayOf(each)))
      const [low, high] = from <= to ? [from + 1, to] : [to, from - 1]
      const worked = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index).filter(isWorked)
      const text = (each: number) => writeDate(dateOf(each))
      const options = { weekend: free, holidays: holidays.map(text), extraWorkdays: extra.map(text), timeZone: 'UTC' }
      const { workingDays } = await perform(difference, { from: text(from), to: text(to), ...options })
      expect(Math.abs(workingDays)).toBe(worked.length)
      const there = await perform(add, { date: text(from), workingDays, ...options })
      const reached = from <= to ? worked.at(-1) : worked.at(0)
      expect(there.result).toBe(text(reached ?? from))
    }),
    { numRuns: runs(500) },
  )
})

test('an empty end is now', async () => {
  expect((await between('2020-01-01', '')).totalDays).toBeGreaterThan(2000)
  expect((await perform(difference, { from: '2020-01-01' })).totalDays).toBeGreaterThan(2000)
  expect((await between('', '2020-01-01')).totalDays).toBeLessThan(-2000)
})

test.each([
  ['', ' ', {}, { code: 'empty' }],
  ['2026-02-30', '2026-01-01', {}, { code: 'noSuchDate', params: { date: '2026-02-30' } }],
  ['soon', '2026-01-01', {}, { code: 'unreadable', params: { text: 'soon' } }],
  ['2026-01-01', '2026-01-01', { timeZone: 'Mars' }, { code: 'unknownZone', params: { zone: 'Mars' } }],
  ['2026-01-01', '2026-01-01', { holidays: ['2026-13-01'] }, { code: 'noSuchDate' }],
  ['+999999-01-01', '2026-01-01', {}, { code: 'outOfRange' }],
])('refuses %s to %s', async (from, to, options, failure) => {
  await expect(between(from, to, options)).rejects.toMatchObject(failure)
})
