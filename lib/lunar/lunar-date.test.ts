import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CivilDate, dateOf, daysOf } from '../time/civil.ts'
import { writeDate } from '../time/write-time.ts'
import { dateOfLunar, lunarDateOf, sexagenaryOf, solarTermOn } from './lunar-date.ts'

const dateIn = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

// New Year's days and leap months as listed by the Hong Kong Observatory; in Intl those of 2027 and 2030 are a day
// late.
test.each([
  [1900, '1900-01-31', 8],
  [1949, '1949-01-29', 7],
  [1984, '1984-02-02', 10],
  [2020, '2020-01-25', 4],
  [2023, '2023-01-22', 2],
  [2025, '2025-01-29', 6],
  [2026, '2026-02-17', 0],
  [2027, '2027-02-06', 0],
  [2030, '2030-02-03', 0],
  [2033, '2033-01-31', 11],
  [2100, '2100-02-09', 0],
])('the year %i begins on %s, with the leap month %i', (year, newYear, leapMonth) => {
  const first = dateOfLunar(year, 1, 1, false)
  expect(typeof first === 'object' && writeDate(first)).toBe(newYear)
  const leaps = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => typeof dateOfLunar(year, month, 1, true) === 'object',
  )
  expect(leaps).toEqual(leapMonth ? [leapMonth] : [])
})

test('agrees with tyme4ts on four hundred days', () => {
  const rows = readFileSync(join(import.meta.dirname, 'fixtures/tyme-days.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  expect(rows).toHaveLength(400)
  for (const row of rows) {
    const [text = '', lunar = '', term = '', sexagenary = ''] = row.split('\t')
    const date = dateIn(text)
    const converted = lunarDateOf(daysOf(date))
    expect(
      converted && `${converted.year}-${converted.isLeapMonth ? 'L' : ''}${converted.month}-${converted.day}`,
      text,
    ).toBe(lunar)
    expect(terms[solarTermOn(date) ?? -1] ?? '', text).toBe(term)
    const cycle = sexagenaryOf(date)
    expect(cycle && [cycle.year, cycle.month, cycle.day].map(nameOf).join(' '), text).toBe(sexagenary)
  }
})

test('converts every day of the table there and back', () => {
  const [first, last] = [daysOf(dateIn('1900-01-31')), daysOf(dateIn('2101-01-28'))]
  for (let days = first; days <= last; days++) {
    const lunar = lunarDateOf(days)
    const back = lunar && dateOfLunar(lunar.year, lunar.month, lunar.day, lunar.isLeapMonth)
    if (typeof back !== 'object' || daysOf(back) !== days) expect.fail(`${writeDate(dateOf(days))} is lost`)
  }
  expect([lunarDateOf(first - 1), lunarDateOf(last + 1)]).toEqual([undefined, undefined])
  expect(lunarDateOf(last)).toEqual({ year: 2100, month: 12, day: 29, isLeapMonth: false, isLastOfYear: true })
})

test('gives the reason why a date does not exist', () => {
  expect(dateOfLunar(1899, 12, 1, false)).toBe('outOfTable')
  expect(dateOfLunar(2101, 1, 1, false)).toBe('outOfTable')
  expect(dateOfLunar(2025, 5, 1, true)).toBe('noLeapMonth')
  expect(dateOfLunar(2025, 6, 30, true)).toBe('noSuchDay')
  expect(sexagenaryOf(dateIn('1899-12-31'))).toBeUndefined()
  expect(solarTermOn(dateIn('1899-12-22'))).toBeUndefined()
})

const nameOf = (index: number): string =>
  '甲乙丙丁戊己庚辛壬癸'.charAt(index % 10) + '子丑寅卯辰巳午未申酉戌亥'.charAt(index % 12)

const terms =
  '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'.split(
    ' ',
  )
