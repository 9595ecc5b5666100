import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { replace } from './operations.ts'

const inShanghai = (text: string, more: object = {}) =>
  perform(replace, { text, timeZone: 'Asia/Shanghai', to: 'local', ...more })

test.each([
  ['1767596645', '2026-01-05 15:04:05'],
  ['at 1767596645.', 'at 2026-01-05 15:04:05.'],
  ['"1767596645123"', '"2026-01-05 15:04:05.123"'],
  ['1767596645123456789', '2026-01-05 15:04:05.123456789'],
  ['2026-01-05T07:04:05.120Z INFO', '2026-01-05 15:04:05.120 INFO'],
  ['2026-01-05 15:04:05,123 [main]', '2026-01-05 15:04:05.123 [main]'],
  ['2026/01/05 15:04:05 nginx', '2026-01-05 15:04:05 nginx'],
  ['2026-01-05T24:00:00+08:00', '2026-01-06 00:00:00'],
  ['2026-01-05T15:04:05+08:00[Asia/Shanghai]', '2026-01-05 15:04:05'],
  ['Date: Mon, 05 Jan 2026 07:04:05 GMT', 'Date: 2026-01-05 15:04:05'],
  ['2026-01-05 15:04:05.123 JST [7] LOG', '2026-01-05 14:04:05.123 [7] LOG'],
  ['2026/01/05 15:04:05 EST', '2026-01-06 04:04:05'],
  ['2026-01-05 15:04:05 CEST', '2026-01-05 21:04:05'],
  ['2026-01-05 15:04:05 CETA INFO', '2026-01-05 15:04:05 CETA INFO'],
  ['Mon, 05 Jan 2026 15:04:05 AEST', '2026-01-05 13:04:05'],
  ['- [05/Jan/2026:15:04:05 +0800] "GET"', '- [2026-01-05 15:04:05] "GET"'],
  ['Mon Jan  5 15:04:05 2026 up', '2026-01-05 15:04:05 up'],
])('%s becomes %s', async (text, expected) => {
  expect(await inShanghai(text)).toEqual({ text: expected, count: 1 })
})

test.each([
  '13800138000',
  '4111111111111111',
  '6222021234567890123',
  '1.2.1767596645',
  '1767596645.5.3',
  'id-1767596645',
  'a1767596645b',
  '0.1767596645',
  '12345678',
  '2026-01-05',
  '2026-13-05 10:00:00',
  '10.0.0.1:8080',
  '99999999999999999999999',
])('%s stays', async (text) => {
  expect(await inShanghai(text)).toEqual({ text, count: 0 })
})

test('JSON stays JSON: a number that becomes a text is quoted, within strings it is not', async () => {
  const json = '{"at": 1767596645, "said": "at \\"1767596645\\" [1767596645]", "all": [1767596645]}'
  const { text, count } = await inShanghai(json)
  expect(count).toBe(4)
  expect(JSON.parse(text)).toEqual({
    at: '2026-01-05 15:04:05',
    said: 'at "2026-01-05 15:04:05" [2026-01-05 15:04:05]',
    all: ['2026-01-05 15:04:05'],
  })
  expect(await inShanghai('{"at": 1767596645}\n{"at": 1767596645}\n[oops 1767596645', { to: 'seconds' })).toMatchObject(
    {
      count: 3,
    },
  )
  expect(await inShanghai('{"at": 1767596645}\r\n[oops 1767596645')).toEqual({
    text: '{"at": "2026-01-05 15:04:05"}\r\n[oops 2026-01-05 15:04:05',
    count: 2,
  })
})

test.each([
  ['iso', '2026-01-05T15:04:05.678+08:00'],
  ['utc', '2026-01-05T07:04:05.678Z'],
  ['seconds', '1767596645'],
  ['milliseconds', '1767596645678'],
])('to %s', async (to, expected) => {
  expect(await inShanghai('1767596645678', { to })).toEqual({ text: expected, count: 1 })
})

test('numbers are read in the given unit', async () => {
  expect(await inShanghai('134120706450000000,46027.5', { unit: 'windows' })).toEqual({
    text: '2026-01-05 15:10:45,46027.5',
    count: 1,
  })
  expect(await inShanghai('46027.5', { unit: 'excel' })).toEqual({ text: '2026-01-05 12:00:00', count: 1 })
})

test.each([
  ['yyyy-MM-dd HH:mm:ss.SSS', '2026-01-05 15:04:05.678'],
  ["EEEE, d MMMM y 'at' h:mm a", 'Monday, 5 January 2026 at 3:04 PM'],
  ["yyyy年M月d日 EEE '''o''clock'", "2026年1月5日 Mon 'o'clock"],
  ["YYYY-'W'ww-D", '2026-W02-5'],
  ['yy G QQQ QQQQ F g', '26 AD Q1 1st quarter 1 2461046'],
  ['Z ZZZZ ZZZZZ X XX XXX x O OOOO VV', '+0800 GMT+08:00 +08:00 +08 +0800 +08:00 +08 GMT+8 GMT+08:00 Asia/Shanghai'],
  ['kk KK hh S SSSSSSSSSSSS A', '15 03 03 6 678000000000 54245678'],
  ['MMMMM EEEEE EEEEEE aaaaa', 'J M Mo P'],
  ['zzzz', 'China Standard Time'],
])('the pattern %s writes %s', async (pattern, expected) => {
  expect((await inShanghai('1767596645678', { to: 'pattern', pattern })).text).toBe(expected)
})

test('years before Christ and zones behind UTC are written', async () => {
  const old = { to: 'pattern', pattern: 'y u G XXX O', timeZone: '-03:30' }
  expect((await inShanghai('0000-06-01 00:00:00 +0000', old)).text).toBe('1 0 BC -03:30 GMT-3:30')
})

test.each([
  ['yyyy-bb', 'b', 6],
  ['HH:mm ß W', 'W', 9],
  ['aaaaaa', 'a', 1],
])('the pattern %s has a letter that means nothing', async (pattern, letter, position) => {
  const run = inShanghai('1', { to: 'pattern', pattern })
  await expect(run).rejects.toMatchObject({ code: 'badPattern', params: { letter, position } })
})
