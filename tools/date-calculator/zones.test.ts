import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { zones } from './operations.ts'

const timesIn = async (time: string, from: string, to: string[]) => {
  const { times, note } = await perform(zones, { time, from, to })
  return [times.map(({ time: local, isDaylightSaving }) => local + (isDaylightSaving ? ' DST' : '')), note?.zh]
}

test('a time is converted to zones north and south, in summer and winter', async () => {
  const places = ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  expect(await timesIn('2026-07-01 12:00', 'Asia/Shanghai', places)).toEqual([
    ['2026-07-01 04:00:00', '2026-07-01 00:00:00 DST', '2026-07-01 14:30:00', '2026-07-01 09:45:00'],
    undefined,
  ])
  expect((await timesIn('2026-01-01 12:00', 'Asia/Shanghai', places))[0]).toEqual([
    '2026-01-01 04:00:00',
    '2025-12-31 23:00:00',
    '2026-01-01 15:00:00 DST',
    '2026-01-01 09:45:00',
  ])
})

test('an abbreviation of one offset is a zone', async () => {
  expect(await timesIn('2026-07-01 12:00', 'JST', ['UTC', 'PDT', 'MSK'])).toEqual([
    ['2026-07-01 03:00:00', '2026-06-30 20:00:00', '2026-07-01 06:00:00'],
    undefined,
  ])
  expect(await timesIn('2026-07-01 12:00 AEDT', 'UTC', ['UTC'])).toEqual([['2026-07-01 01:00:00'], undefined])
  await expect(timesIn('2026-07-01 12:00', 'CST', ['UTC'])).rejects.toMatchObject({ code: 'unknownZone' })
})

test('a note tells of a skipped or repeated time', async () => {
  expect(await timesIn('2026-03-29 02:30', 'Europe/Berlin', ['UTC'])).toEqual([
    ['2026-03-29 01:30:00'],
    'Europe/Berlin 调快时钟时跳过了这一时刻：已顺延',
  ])
  expect(await timesIn('2026-10-25 02:30', 'Europe/Berlin', ['UTC'])).toEqual([
    ['2026-10-25 00:30:00'],
    'Europe/Berlin 调慢时钟，这一时刻出现了两次：取较早的一次',
  ])
})

test('a time left out is now', async () => {
  const before = Math.floor(Date.now() / 1000)
  const { times } = await perform(zones, { to: ['UTC'] })
  const seconds = Date.parse(`${times[0]?.time.replace(' ', 'T')}Z`) / 1000
  expect(seconds).toBeGreaterThanOrEqual(before)
  expect(seconds).toBeLessThanOrEqual(before + 60)
})

test('an unknown zone, and too many zones, are refused', async () => {
  const to = ['UTC', 'Mars/Olympus']
  await expect(perform(zones, { time: '', to })).rejects.toMatchObject({ params: { zone: 'Mars/Olympus' } })
  const many = Array.from({ length: 501 }, () => 'UTC')
  await expect(perform(zones, { time: '', to: many })).rejects.toMatchObject({ code: 'tooMany' })
})
