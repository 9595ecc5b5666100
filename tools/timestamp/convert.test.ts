import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert, now } from './operations.ts'

const inShanghai = (text: string, more: object = {}) => perform(convert, { text, timeZone: 'Asia/Shanghai', ...more })

test('a time is written in every form', async () => {
  const { relative, ...rest } = await inShanghai('1767596645.25')
  expect(relative).toEqual({ en: expect.any(String), zh: expect.any(String) })
  expect(rest).toEqual({
    local: '2026-01-05 15:04:05.250',
    iso: '2026-01-05T15:04:05.250+08:00',
    utc: '2026-01-05T07:04:05.250Z',
    seconds: '1767596645',
    milliseconds: '1767596645250',
    nanoseconds: '1767596645250000000',
    rfc5322: 'Mon, 05 Jan 2026 15:04:05 +0800',
    http: 'Mon, 05 Jan 2026 07:04:05 GMT',
    weekday: { en: 'Monday', zh: '星期一' },
    isoWeek: '2026-W02',
    dayOfYear: 5,
    zone: 'Asia/Shanghai',
    offset: '+08:00',
    understood: { en: '10 digits: seconds since 1970', zh: '10 位数字：自 1970 年起的秒数' },
  })
})

test.each([
  ['-271821-04-20T00:00:00Z', '-8640000000000000000000', ''],
  ['-0.000000001', '-1', 'Thu, 01 Jan 1970 07:59:59 +0800'],
  ['+275760-09-13T00:00:00Z', '8640000000000000000000', ''],
])('%s is exact', async (text, nanoseconds, rfc5322) => {
  expect(await inShanghai(text)).toMatchObject({ nanoseconds, rfc5322 })
})

test.each([
  ['1986-05-04 02:30', {}, 'ISO 8601 日期；Asia/Shanghai 调快时钟时跳过了这一时刻：已顺延'],
  ['1/15/2026', { dayFirst: true }, '月在前：月/日/年；按另一种顺序没有这个月份'],
  ['45000.5', { unit: 'excel' }, 'Excel 日期序列值，自 1900 年起的天数'],
  [
    'Tue, 05 Jan 2026 15:04 EST',
    {},
    '英文月份日期，如邮件和 HTTP 所用；文本中的时区：-05:00；星期与日期不符；EST 按 -05:00 处理（RFC 5322）',
  ],
  ['2026-01-05 15:04 JST', {}, 'ISO 8601 日期；文本中的时区：+09:00；JST 按 +09:00 处理'],
  [
    'Mon Jan  5 15:04:05 CST 2026',
    {},
    '英文月份日期；文本中的时区：+08:00；CST 按 Asia/Shanghai 的缩写处理，即 +08:00',
  ],
])('the interpretation of %s is described', async (text, options, zh) => {
  expect(await inShanghai(text, options)).toMatchObject({ understood: { zh } })
})

test('the difference to now is written in its largest unit', async () => {
  const { seconds } = await perform(now, {})
  const relative = async (apart: number) => (await inShanghai(String(Number(seconds) + apart))).relative
  expect(await relative(90)).toEqual({ en: 'in 1 minute', zh: '1分钟后' })
  expect(await relative(-86_400 * 2 - 9)).toEqual({ en: '2 days ago', zh: '2天前' })
  expect(await relative(86_400 * 800)).toEqual({ en: 'in 2 years', zh: '2年后' })
})

test('now returns the current time', async () => {
  const before = Date.now()
  const { milliseconds, zone } = await perform(now, { timeZone: '+05:30' })
  expect(Number(milliseconds)).toBeGreaterThanOrEqual(before)
  expect(Number(milliseconds)).toBeLessThanOrEqual(Date.now())
  expect(zone).toBe('+05:30')
})

test.each([
  [' \n', {}, { code: 'empty' }],
  ['soon', {}, { code: 'unreadable', params: { text: 'soon' } }],
  ['1700000000\n1700000001', {}, { code: 'notAlone' }],
  ['ERROR 2026-01-05 15:04:05 no disk', {}, { code: 'notAlone' }],
  ['2022-07-08T00:14:07+00:00[!Europe/London]', {}, { code: 'unreadable' }],
  ['1/5/26', {}, { code: 'unreadable' }],
  ['2026-02-30', {}, { code: 'unreadable' }],
  ['60', { unit: 'excel' }, { code: 'unreadable' }],
  ['\uD83D'.repeat(1_000_000), {}, { code: 'unreadable' }],
  ['9'.repeat(1_000_000), {}, { code: 'outOfRange' }],
  ['1767596645', { timeZone: 'Mars/Olympus' }, { code: 'unknownZone', params: { zone: 'Mars/Olympus' } }],
  [
    '2026-01-05 15:04 IST',
    {},
    { code: 'ambiguousZone', params: { zone: 'IST', zones: 'Asia/Kolkata / Asia/Jerusalem / Europe/Dublin' } },
  ],
  ['2026-01-05T15:04[Mars/Olympus]', {}, { code: 'unknownZone', params: { zone: 'Mars/Olympus' } }],
])('refuses anything but a time', async (text, options, failure) => {
  await expect(inShanghai(text, options)).rejects.toMatchObject(failure)
})
