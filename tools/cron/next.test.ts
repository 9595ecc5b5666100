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

/** The times in New York from its clock change on, with what the notes say of it. */
const overChange = async (expression: string, from: string, more: object = {}) => {
  const { runs, notes } = await perform(next, { expression, from, timeZone: 'America/New_York', count: 4, ...more })
  return [runs.map(({ time }) => time.slice(8, 16) + time.slice(-6, -3)), notes.map(({ en }) => en.split('; ')[1])]
}

// cron(8), Quartz's FAQ, Spring's CronExpression, the schedule types of EventBridge Scheduler: see clock-changes.ts.
test.each([
  ['30 1 * * *', ['01T01:30-04', '02T01:30-05', '03T01:30-05'], 'it runs the first time only'],
  ['*/30 * * * *', ['01T01:00-04', '01T01:30-04', '01T01:00-05', '01T01:30-05', '01T02:00-05'], 'it runs both times'],
  ['*/40 1 * * *', ['01T01:00-04', '01T01:40-04', '01T01:00-05', '01T01:40-05', '02T01:00-05'], 'it runs both times'],
  ['@hourly', ['01T01:00-04', '01T01:00-05', '01T02:00-05'], 'it runs both times'],
  ['0 0/30 * * * ?', ['01T01:00-04', '01T01:30-04', '01T02:00-05'], 'it runs the first time only'],
  ['cron(0/30 * * * ? *)', ['01T01:00-04', '01T01:30-04', '01T02:00-05'], 'it runs the first time only'],
  ['0 30 1 * * *', ['01T01:30-04', '01T01:30-05', '02T01:30-05'], 'it runs both times'],
])('when the clocks go back, %s runs at %j', async (expression, times, note) => {
  const from = '2026-11-01T04:40:00Z'
  expect(await overChange(expression, from, { count: times.length })).toEqual([times, [note]])
})

test('going back in time over a repeated hour gives the same runs', async () => {
  expect(await overChange('*/30 * * * *', '2026-11-01T07:00:00Z', { backwards: true, count: 5 })).toEqual([
    ['01T01:30-05', '01T01:00-05', '01T01:30-04', '01T01:00-04', '01T00:30-04'],
    ['it runs both times'],
  ])
  expect(await overChange('*/30 * * * *', '2026-11-01T06:10:00Z', { count: 2 })).toEqual([
    ['01T01:30-05', '01T02:00-05'],
    ['it runs both times'],
  ])
})

test.each([
  ['15,45 2 * * *', ['08T03:00-04', '09T02:15-04', '09T02:45-04'], 'what falls into the skipped time runs at its end'],
  ['15 * * * *', ['08T01:15-05', '08T03:15-04', '08T04:15-04'], 'what falls into the skipped time does not run'],
  ['0 15 2 * * ?', ['09T02:15-04', '10T02:15-04'], 'what falls into the skipped time does not run'],
  ['0 15 2 * * *', ['09T02:15-04', '10T02:15-04'], 'what falls into the skipped time does not run'],
  ['cron(15 2 * * ? *)', ['09T02:15-04', '10T02:15-04'], 'what falls into the skipped time does not run'],
])('when the clocks go forward, %s runs at %j', async (expression, times, note) => {
  expect(await overChange(expression, '2026-03-08T05:40:00Z', { count: times.length })).toEqual([times, [note]])
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
