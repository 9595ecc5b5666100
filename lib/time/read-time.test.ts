import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { maxInstantSeconds } from './instant.ts'
import type { TimeUnit } from './read/read-number.ts'
import { type ParsedTime, readTime } from './read-time.ts'
import { loadTemporal } from './temporal.ts'
import { civilIn, writeHttpDate, writeIso, writeIsoWeek, writeLocal, writeMailDate, writeUtc } from './write-time.ts'
import { findZone, type Zone } from './zone.ts'

beforeAll(loadTemporal)

const zoneNamed = (name: string): Zone => {
  const zone = findZone(name)
  if (!zone) throw new Error(`There is no zone ${name}`)
  return zone
}

/** The parsed time in the time zone of Shanghai. */
function read(text: string, options: { unit?: TimeUnit; dayFirst?: boolean; zone?: string } = {}): string {
  const zone = zoneNamed(options.zone ?? 'Asia/Shanghai')
  const reading = readTime(text, { ...options, zone })
  if ('problem' in reading) return 'found' in reading ? `${reading.problem} ${reading.found}` : reading.problem
  return [writeIso(reading.instant, zone), ...reading.notes.map(({ code }) => code)].join(' ')
}

test.each([
  // RFC 3339, section 5.8.
  ['1985-04-12T23:20:50.52Z', '1985-04-13T07:20:50.520+08:00'],
  ['1996-12-19T16:39:57-08:00', '1996-12-20T08:39:57+08:00'],
  ['1990-12-31T23:59:60Z', '1991-01-01T07:59:59+08:00 leapSecond'],
  ['1937-01-01T12:00:27.87+00:20', '1937-01-01T19:40:27.870+08:00'],
  // RFC 9557, sections 1.1, 3.3 and 3.4.
  ['1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]', '1996-12-20T08:39:57+08:00'],
  ['2022-07-08T00:14:07+00:00[Europe/London]', '2022-07-08T08:14:07+08:00'],
  ['2022-07-08T00:14:07+00:00[!Europe/London]', 'unreadable'],
  ['2022-07-08T00:14:07Z[!Europe/London]', '2022-07-08T08:14:07+08:00'],
  ['2022-07-08T00:14:07Z[!knort=blargel]', 'unreadable'],
  ['2022-07-08T00:14:07[Mars/Olympus]', 'unknownZone Mars/Olympus'],
  // RFC 5322, appendix A, and RFC 9110.
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T23:55:06+08:00'],
  ['Thu,\r\n  13\r\n  Feb\r\n  1969\r\n  23:32\r\n  -0330 (Newfoundland (sic) Time)', '1969-02-14T11:02:00+08:00'],
  ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T16:49:37+08:00'],
  ['21 Nov 97 09:55:06 GMT', 'unreadable'],
  // ctime, date, Go, JavaScript, Apache.
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37+08:00'],
  ['Mon Jan  5 15:04:05 PST 2026', '2026-01-06T07:04:05+08:00 abbreviation'],
  ['2026-01-05 15:04:05.123456 +0800 CST', '2026-01-05T15:04:05.123456+08:00'],
  ['Mon Jan 05 2026 15:04:05 GMT+0800 (China Standard Time)', '2026-01-05T15:04:05+08:00'],
  ['05/Jan/2026:15:04:05 +0800', '2026-01-05T15:04:05+08:00'],
  ['[05/Jan/2026:15:04:05 +0800]', '2026-01-05T15:04:05+08:00'],
  ['"2026-01-05 15:04:05",', '2026-01-05T15:04:05+08:00'],
  // As GNU date reads it.
  ['2026-1-5 9:3', '2026-01-05T09:03:00+08:00'],
  ['2026-1-5 9:3:7', '2026-01-05T09:03:07+08:00'],
  ['2026-1-5 9:3:', 'unreadable'],
  // ISO 8601.
  ['2026-W02-1', '2026-01-05T00:00:00+08:00'],
  ['2026W021T1504', '2026-01-05T15:04:00+08:00'],
  ['2026-005T15,5', 'unreadable'],
  ['20260105T150405.5Z', '2026-01-05T23:04:05.500+08:00'],
  ['2026-01-05T24:00', '2026-01-06T00:00:00+08:00 endOfDay'],
  ['2026-01-05T24:00:01', 'unreadable'],
  ['0000-01-01T00:00Z', '0000-01-01T08:05:43+08:05:43'],
  ['-000000-01-01', 'unreadable'],
  ['+275760-09-13T00:00:00Z', '+275760-09-13T08:00:00+08:00'],
  ['+275760-09-13T00:00:00.000000001Z', 'outOfRange'],
  ['2026-W54-1', 'noSuchDate 2026-W54-1'],
  ['2025-366', 'noSuchDate 2025-366'],
  ['2026-02-30', 'noSuchDate 2026-02-30'],
  // Informal notations.
  ['2026年1月5日 下午3:04', '2026-01-05T15:04:00+08:00'],
  ['2026年1月5日（星期一）上午9点半', '2026-01-05T09:30:00+08:00'],
  ['２０２６年１月５日１５时４分５秒', '2026-01-05T15:04:05+08:00'],
  ['2026年1月5日 星期二 凌晨12:04', '2026-01-05T00:04:00+08:00 otherWeekday'],
  ['1/5/2026, 3:04:05\u202FPM', '2026-01-05T15:04:05+08:00'],
  ['Monday, January 5, 2026 at 12:04 AM', '2026-01-05T00:04:00+08:00'],
  ['15/01/2026', '2026-01-15T00:00:00+08:00 dayTurned'],
  ['5.1.2026 15:04 Asia/Tokyo', '2026-01-05T14:04:00+08:00'],
  ['26-01-05', 'unreadable'],
  ['12:30', 'unreadable'],
  // Clock changes.
  ['1986-05-04 02:30', '1986-05-04T03:30:00+09:00 skipped'],
  ['1986-09-14 01:30', '1986-09-14T01:30:00+09:00 twice'],
])('%s is %s in Shanghai', (text, expected) => {
  expect(read(text)).toBe(expected)
})

// By the IANA database, as `TZ=Asia/Shanghai date` and the others write it.
test.each([
  ['Mon Jan  5 15:04:05 CST 2026', 'Asia/Shanghai', '2026-01-05T15:04:05+08:00 ownAbbreviation'],
  ['Mon Jan  5 15:04:05 CST 2026', 'Asia/Taipei', '2026-01-05T15:04:05+08:00 ownAbbreviation'],
  ['1988-07-01 12:00 CDT', 'Asia/Shanghai', '1988-07-01T12:00:00+09:00 ownAbbreviation'],
  ['Mon Jan  5 15:04:05 CST 2026', 'America/Chicago', '2026-01-05T15:04:05-06:00 abbreviation'],
  ['Mon Jan  5 15:04:05 CST 2026', 'America/New_York', '2026-01-05T16:04:05-05:00 abbreviation'],
  ['Mon Jan  5 15:04:05 CST 2026', 'America/Havana', '2026-01-05T15:04:05-05:00 ownAbbreviation'],
  ['Mon Jan  5 15:04:05 PST 2026', 'Asia/Manila', '2026-01-05T15:04:05+08:00 ownAbbreviation'],
  ['2026-01-05 15:04 CST[Asia/Shanghai]', 'UTC', '2026-01-05T07:04:00+00:00 ownAbbreviation'],
  ['2026-01-05 15:04 IST', 'Asia/Kolkata', '2026-01-05T15:04:00+05:30 ownAbbreviation'],
  ['2026-01-05 15:04 IST', 'Asia/Jerusalem', '2026-01-05T15:04:00+02:00 ownAbbreviation'],
  ['2026-07-05 15:04 IST', 'Europe/Dublin', '2026-07-05T15:04:00+01:00 ownAbbreviation'],
  ['2026-07-05 15:04 BST', 'Europe/London', '2026-07-05T15:04:00+01:00 ownAbbreviation'],
  ['2026-01-05 15:04 IST', 'Asia/Shanghai', 'unknownZone IST'],
  ['2026-07-05 15:04 BST', 'Asia/Shanghai', 'unknownZone BST'],
  // What an abbreviation means does not depend on the date: GNU date reads them so too.
  ['2026-07-05 15:04 CET', 'UTC', '2026-07-05T14:04:00+00:00 usualAbbreviation'],
  ['2026-01-05 15:04 CEST', 'UTC', '2026-01-05T13:04:00+00:00 usualAbbreviation'],
  ['2026-01-05 15:04 WET', 'UTC', '2026-01-05T15:04:00+00:00'],
  ['2026-01-05 15:04 nzdt', 'UTC', '2026-01-05T02:04:00+00:00 usualAbbreviation'],
  ['Mon Jan  5 15:04:05 AEST 2026', 'UTC', '2026-01-05T05:04:05+00:00 usualAbbreviation'],
  ['5 Jan 2026 3:04 PM JST', 'Asia/Shanghai', '2026-01-05T14:04:00+08:00 usualAbbreviation'],
])('%s is read as %s abbreviates', (text, zone, expected) => {
  expect(read(text, { zone })).toBe(expected)
})

test('the day comes first on request', () => {
  expect(read('5/1/2026', { dayFirst: true })).toBe('2026-01-05T00:00:00+08:00')
  expect(read('1/15/2026', { dayFirst: true })).toBe('2026-01-15T00:00:00+08:00 monthTurned')
})

test.each([
  ['1767596645', undefined, '2026-01-05T15:04:05+08:00'],
  ['1767596645,', undefined, '2026-01-05T15:04:05+08:00'],
  ['@1767596645', undefined, '2026-01-05T15:04:05+08:00'],
  ['@-1.5', undefined, '1970-01-01T07:59:58.500+08:00'],
  ['1,767,596,645', undefined, '2026-01-05T15:04:05+08:00'],
  ['1767596645.1234567891', undefined, '2026-01-05T15:04:05.123456789+08:00 cut'],
  ['176759664512', undefined, '1975-08-09T03:54:24.512+08:00'],
  ['1767596645123', undefined, '2026-01-05T15:04:05.123+08:00'],
  ['1767596645123456', undefined, '2026-01-05T15:04:05.123456+08:00'],
  ['12345678901234567891', undefined, '2361-03-22T03:15:01.234567891+08:00'],
  ['123456789012345678912', undefined, 'outOfRange'],
  ['20260105', undefined, '2026-01-05T00:00:00+08:00'],
  ['20260105093000', undefined, '2026-01-05T09:30:00+08:00'],
  ['20261305', undefined, '1970-08-23T20:08:25+08:00'],
  ['20260105', 'seconds', '1970-08-23T19:48:25+08:00'],
  ['-1.5', undefined, '1970-01-01T07:59:58.500+08:00'],
  ['1e10', undefined, '2286-11-21T01:46:40+08:00'],
  ['1e999', undefined, 'outOfRange'],
  ['134120706450000001', 'windows', '2026-01-05T15:10:45.000000100+08:00'],
  ['639031934450000000', 'dotnet', '2026-01-05T15:04:05+08:00'],
  ['789289445', 'cocoa', '2026-01-05T15:04:05+08:00'],
  ['3976585445', 'ntp', '2026-01-05T15:04:05+08:00'],
  ['46027.5', 'excel', '2026-01-05T12:00:00+08:00'],
  ['59', 'excel', '1900-02-28T00:00:00+08:05:43'],
  ['60', 'excel', 'unreadable'],
  ['60.5', 'excel', 'unreadable'],
  ['61', 'excel', '1900-03-01T00:00:00+08:05:43'],
  ['١٧٦٧٥٩٦٦٤٥', undefined, 'unreadable'],
] as const)('the number %s in %s is %s', (text, unit, expected) => {
  expect(read(text, unit && { unit })).toBe(expected)
})

test('a text that is too long is refused with the reason', () => {
  expect(read('9'.repeat(1_000_000))).toBe('outOfRange')
  expect(read('a'.repeat(1_000_000))).toBe('unreadable')
  expect(findZone('x'.repeat(1_000_000))).toBeUndefined()
})

test('a skipped day is moved forward by a day', () => {
  expect(read('2011-12-30 12:00', { zone: 'Pacific/Apia' })).toBe('2011-12-31T12:00:00+14:00 skipped')
})

test('agrees with GNU date in forty zones', () => {
  const table = readFileSync(join(import.meta.dirname, 'fixtures/coreutils-date.tsv'), 'utf8')
  const rows = table.trim().split('\n').slice(1)
  expect(rows.length).toBe(975)
  const differing = rows.filter((row) => {
    const [name = '', seconds, local = ''] = row.split('\t')
    const zone = zoneNamed(name)
    const reading = readTime(local.slice(0, 19), { zone })
    const isBack = 'instant' in reading && (reading.notes.length > 0 || reading.instant.seconds === Number(seconds))
    // `writeIso` keeps the seconds of offsets, which GNU date rounds.
    const isSame = writeIso({ seconds: Number(seconds), nanosecond: 0 }, zone) === local
    return !(isSame && isBack) && zone.offsetAt(Number(seconds)) % 60 === 0
  })
  expect(differing).toEqual([])
})

test('written times are read back unchanged, in any zone and form', () => {
  const zones = ['UTC', '+05:45', 'Asia/Shanghai', 'America/St_Johns', 'Africa/Monrovia'].map(zoneNamed)
  const instants = fc.record({
    seconds: fc.integer({ min: -maxInstantSeconds, max: maxInstantSeconds - 1 }),
    nanosecond: fc.integer({ min: 0, max: 999_999_999 }),
  })
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const back = (text: string) => (readTime(text, { zone }) as ParsedTime).instant
      expect(back(writeIso(instant, zone))).toEqual(instant)
      expect(back(writeUtc(instant))).toEqual(instant)
      for (const mail of [writeMailDate(instant, zone), writeHttpDate(instant)].filter(Boolean)) {
        expect(back(mail)).toEqual({ ...instant, nanosecond: 0 })
      }
    }),
    { numRuns: runs(5000) },
  )
})

test('writes weeks, local times and mail dates', () => {
  const zone = zoneNamed('Asia/Shanghai')
  const instant = { seconds: 1_767_196_800, nanosecond: 120_000_000 }
  expect(writeIsoWeek(civilIn(zone, instant))).toBe('2026-W01')
  expect(writeLocal(instant, zone)).toBe('2026-01-01 00:00:00.120')
  expect(writeMailDate(instant, zone)).toBe('Thu, 01 Jan 2026 00:00:00 +0800')
  expect(writeMailDate({ seconds: -2_500_000_000, nanosecond: 0 }, zone)).toBe('')
  expect(writeHttpDate({ seconds: -99_999_999_999, nanosecond: 0 })).toBe('')
})
