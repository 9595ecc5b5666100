import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { add } from './operations.ts'

test.each([
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2024-02-29', { years: 1 }, '2025-02-28'],
  ['2026-01-31', { months: 1, days: 1 }, '2026-03-01'],
  ['2026-03-31', { months: -1 }, '2026-02-28'],
  ['2026-01-05', { weeks: -2 }, '2025-12-22'],
  ['2026-01-02', { workingDays: 1 }, '2026-01-05'],
  ['2026-01-03', { workingDays: -1 }, '2026-01-02'],
  ['2026-01-01', { workingDays: 1_000_000 }, '5859-01-27'],
  ['2026-01-01', { hours: 1 }, '2026-01-01T01:00:00+08:00'],
  ['2026-01-01T10:00:00+09:00', { minutes: -90 }, '2026-01-01T07:30:00+08:00'],
  ['1986-05-03 12:00', { days: 1 }, '1986-05-04T12:00:00+09:00'],
  ['1986-05-03 12:00', { hours: 24 }, '1986-05-04T13:00:00+09:00'],
])('%s and %j is %s', async (date, amounts, result) => {
  expect(await perform(add, { date, ...amounts, timeZone: 'Asia/Shanghai' })).toMatchObject({ result })
})

test('ten thousand holidays are skipped', async () => {
  const holidays = Array.from({ length: 10_000 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 2 + day)).toISOString().slice(0, 10),
  )
  expect((await perform(add, { date: '2026-01-01', workingDays: 5, holidays })).result).toBe('2053-05-26')
  const run = perform(add, { date: '2026-01-01', holidays: [...holidays, '2099-01-01'] })
  await expect(run).rejects.toMatchObject({ code: 'tooMany', params: { limit: 10_000 } })
})

test.each([
  [
    { date: '2026-01-31', months: 1, overflow: 'reject' },
    { code: 'noSuchDate', params: { date: '2026-02-31' } },
  ],
  [{ date: '2026-01-31', days: 1e15 }, { code: 'outOfRange' }],
  [{ date: '2026-01-31', workingDays: 1e15 }, { code: 'outOfRange' }],
  [{ date: '2026-01-31', years: -300_000 }, { code: 'outOfRange' }],
  [{ date: ' ' }, { code: 'empty' }],
] as const)('refuses %j', async (input, failure) => {
  await expect(perform(add, { timeZone: 'UTC', ...input })).rejects.toMatchObject(failure)
})
