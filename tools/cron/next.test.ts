import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { next } from './operations.ts'

const runsOf = async (expression: string, from: string, more: object = {}) =>
  (await perform(next, { expression, from, timeZone: 'UTC', count: 3, ...more })).runs.map(({ time }) =>
    time.slice(0, 16),
  )

test('croner runs at the same times', async () => {
  const rows = readFileSync(join(import.meta.dirname, 'fixtures/croner-runs.tsv'), 'utf8')
    .trim()
    .split('\n')
  expect(rows).toHaveLength(100)
  for (const row of rows) {
    const [expression = '', from = '', times = ''] = row.split('\t')
    const { runs } = await perform(next, { expression, from, timeZone: 'UTC', count: 5 })
    expect(runs.map(({ time }) => time).join(' '), expression).toBe(times)
  }
})

test.each([
  // Quartz's CronExpressionTest.
  ['0 15 10 L-2 * ? 2010', '2010-10-01', ['2010-10-29T10:15', '2010-11-28T10:15', '2010-12-29T10:15']],
  ['0 15 10 L-5W * ? 2010', '2010-10-01', ['2010-10-26T10:15', '2010-11-25T10:15', '2010-12-27T10:15']],
  ['0 15 10 31W * ?', '2026-01-01', ['2026-01-30T10:15', '2026-03-31T10:15', '2026-05-29T10:15']],
  ['0 15 10 1W * ?', '2026-08-01', ['2026-08-03T10:15', '2026-09-01T10:15', '2026-10-01T10:15']],
  ['0 15 10 ? * SUN#5', '2026-01-01', ['2026-03-29T10:15', '2026-05-31T10:15', '2026-08-30T10:15']],
  // Spring's CronExpressionTests.
  ['*/15 * 1-4 * * *', '2012-07-01 09:53:50', ['2012-07-02T01:00', '2012-07-02T01:00', '2012-07-02T01:00']],
  ['0 0 0 29 2 MON', '2026-01-01', ['2044-02-29T00:00', '2072-02-29T00:00', '2112-02-29T00:00']],
  // crontab(5): either day is enough, unless one of them begins with a star.
  ['0 0 13 * 5', '2026-01-10', ['2026-01-13T00:00', '2026-01-16T00:00', '2026-01-23T00:00']],
  ['0 0 */10 * 5', '2026-01-01', ['2026-05-01T00:00', '2026-07-31T00:00', '2026-08-21T00:00']],
  ['0 0 29 2 *', '2026-01-01', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
  ['rate(90 minutes)', '2026-01-01', ['2026-01-01T01:30', '2026-01-01T03:00', '2026-01-01T04:30']],
])('%s runs after %s', async (expression, from, expected) => {
  expect(await runsOf(expression, from)).toEqual(expected)
})

test('runs are after or before the given time, never at it', async () => {
  expect(await runsOf('0 * * * *', '2026-01-01 10:00', { count: 1 })).toEqual(['2026-01-01T11:00'])
  expect(await runsOf('0 * * * *', '2026-01-01 10:00', { backwards: true })).toEqual([
    '2026-01-01T09:00',
    '2026-01-01T08:00',
    '2026-01-01T07:00',
  ])
  expect(await runsOf('0 0 29 2 *', '2026-01-01', { backwards: true, count: 1 })).toEqual(['2024-02-29T00:00'])
})

test('runs in a skipped hour happen at its end, in a repeated one once, with a note', async () => {
  const inBerlin = async (expression: string, from: string) => {
    const { runs, notes } = await perform(next, { expression, from, timeZone: 'Europe/Berlin', count: 3 })
    return [runs.map(({ time }) => time.slice(5)), notes.map(({ zh }) => zh)]
  }
  expect(await inBerlin('15,45 2 * * *', '2026-03-28 12:00')).toEqual([
    ['03-29T03:00:00+02:00', '03-30T02:15:00+02:00', '03-30T02:45:00+02:00'],
    ['2026-03-29 03:00:00：时钟调快，被跳过的运行在跳过的时段结束时执行'],
  ])
  expect(await inBerlin('*/30 * * * *', '2026-10-25 01:45')).toEqual([
    ['10-25T02:00:00+02:00', '10-25T02:30:00+02:00', '10-25T03:00:00+01:00'],
    ['2026-10-25 02:00:00：时钟调慢，这一时刻出现两次，只在第一次运行'],
  ])
})

test('a thousand leap days are thousands of years', async () => {
  const runs = await runsOf('0 0 29 2 *', '2026-01-01', { count: 1000 })
  expect([runs.length, runs.at(-1)]).toEqual([1000, '6148-02-29T00:00'])
})

test('the zone of the expression overrides the field, and runs have a weekday and an interval', async () => {
  expect(await perform(next, { expression: 'CRON_TZ=Asia/Tokyo 0 5 * * *', from: '2026-01-01', count: 1 })).toEqual({
    runs: [{ time: '2026-01-01T05:00:00+09:00', weekday: 'thursday', after: '5 h' }],
    zone: 'Asia/Tokyo',
    notes: [],
  })
})

test('a note says that there are no more runs in a direction', async () => {
  const past = { expression: '0 0 0 1 1 ? 2020', timeZone: 'UTC', from: '2026-01-01' }
  const { runs, notes } = await perform(next, past)
  expect([runs, notes.map(({ en }) => en)]).toEqual([[], ['There are no more runs in this direction']])
  expect((await perform(next, { ...past, backwards: true })).runs).toHaveLength(1)
  expect((await perform(next, { expression: '@reboot' })).notes[0]?.zh).toBe('仅在系统启动时运行一次')
})

test.each([
  [{ expression: '0 0 30 2 *' }, { code: 'never' }],
  [{ expression: '0 0 0 31 4,6,9,11 ?' }, { code: 'never' }],
  [
    { expression: '* * * * *', from: 'soon' },
    { code: 'unreadable', params: { text: 'soon' } },
  ],
  [
    { expression: '* * * * *', timeZone: 'Mars/Olympus' },
    { code: 'unknownZone', params: { zone: 'Mars/Olympus' } },
  ],
  [{ expression: 'CRON_TZ=Mars * * * * *' }, { code: 'unknownZone', params: { zone: 'Mars' } }],
])('refuses %j', async (input, failure) => {
  await expect(perform(next, input)).rejects.toMatchObject(failure)
})
