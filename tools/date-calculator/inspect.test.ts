import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { fromLunar, inspect } from './operations.ts'

test.each([
  ['2026-02-17', '丙午年正月初一', '丙午年 庚寅月 壬戌日', '马', undefined, '春节'],
  ['2026-02-16', '乙巳年腊月廿九', '乙巳年 庚寅月 辛酉日', '蛇', undefined, '除夕'],
  ['2025-07-25', '乙巳年闰六月初一', '乙巳年 癸未月 乙未日', '蛇', undefined, undefined],
  ['2026-04-05', '丙午年二月十八', '丙午年 壬辰月 己酉日', '马', '清明', '清明节'],
  ['2026-10-01', '丙午年八月廿一', '丙午年 丁酉月 戊申日', '马', undefined, '国庆节'],
  ['2023-04-20', '癸卯年三月初一', '癸卯年 丙辰月 戊申日', '兔', '谷雨', undefined],
])('%s is %s', async (date, lunar, sexagenary, animal, solarTerm, festival) => {
  const output = await perform(inspect, { date })
  expect(output).toMatchObject({ lunar: { zh: lunar }, sexagenary, animal: { zh: animal } })
  expect([output.solarTerm?.zh, output.festival?.zh]).toEqual([solarTerm, festival])
})

test('a date is taken as written, regardless of its offset', async () => {
  expect(await perform(inspect, { date: '2026-12-31T23:30:00-11:00' })).toMatchObject({
    iso: '2026-12-31',
    weekday: { en: 'Thursday', zh: '星期四' },
    isoWeek: '2026-W53',
    quarter: 4,
    dayOfYear: 365,
    isLeapYear: false,
    julianDay: 2_461_406,
  })
})

test('outside of the table only the Chinese calendar is missing', async () => {
  const { lunar, sexagenary, calendars } = await perform(inspect, { date: '1850-01-01' })
  expect([lunar, sexagenary]).toEqual([{ en: '', zh: '' }, ''])
  expect(calendars.find(({ calendar }) => calendar === 'hebrew')?.text).toBe('17 Tevet 5610')
})

test.each([
  [{ year: 2026, month: 1, day: 1 }, '2026-02-17'],
  [{ year: 2025, month: 6, day: 1, isLeapMonth: true }, '2025-07-25'],
  [{ year: 2025, month: 6, day: 1 }, '2025-06-25'],
  [{ year: 2033, month: 11, day: 1, isLeapMonth: true }, '2033-12-22'],
  [{ year: 2100, month: 12, day: 29 }, '2101-01-28'],
])('the lunar date %j is %s', async (input, date) => {
  expect(await perform(fromLunar, input)).toEqual({ date })
})

test.each([
  [{ year: 2101, month: 1, day: 1 }, { code: 'outOfTable' }],
  [
    { year: 2026, month: 6, day: 1, isLeapMonth: true },
    { code: 'noLeapMonth', params: { month: 6 } },
  ],
  [
    { year: 2025, month: 6, day: 30, isLeapMonth: true },
    { code: 'shortMonth', params: { year: 2025, month: 6, kind: 'Leap month' } },
  ],
  [
    { year: 2026, month: 12, day: 30 },
    { code: 'shortMonth', params: { year: 2026, month: 12, kind: 'Month' } },
  ],
])('refuses the lunar date %j', async (input, failure) => {
  await expect(perform(fromLunar, input)).rejects.toMatchObject(failure)
})
