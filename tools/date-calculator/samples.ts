import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const timeZone = 'Asia/Shanghai'

export const samples: Samples<typeof operations> = {
  difference: [
    {
      title: { en: 'A month and a day', zh: '一个月零一天' },
      input: { from: '2026-01-31', to: '2026-03-01', timeZone },
      output: {
        text: { en: '1 month and 1 day', zh: '1 个月 1 天' },
        totalDays: 29,
        workingDays: 20,
        duration: 'P1M1D',
        totalSeconds: 2_505_600,
        years: 0,
        months: 1,
        days: 1,
        hours: 0,
        minutes: 0,
        seconds: 0,
      },
    },
    {
      title: { en: 'Working days with holidays', zh: '含节假日和调休的工作日' },
      input: {
        from: '2026-02-13',
        to: '2026-02-28',
        timeZone,
        inclusive: true,
        holidays: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-02-23'],
        extraWorkdays: ['2026-02-14', '2026-02-28'],
      },
      output: {
        text: { en: '16 days', zh: '16 天' },
        totalDays: 16,
        workingDays: 7,
        duration: 'P16D',
        totalSeconds: 1_382_400,
        years: 0,
        months: 0,
        days: 16,
        hours: 0,
        minutes: 0,
        seconds: 0,
      },
    },
  ],
  add: [
    {
      title: { en: 'Ten working days', zh: '10 个工作日后' },
      input: { date: '2026-01-05', workingDays: 10, timeZone },
      output: {
        result: '2026-01-19',
        weekday: { en: 'Monday', zh: '星期一' },
        isoWeek: '2026-W04',
        lunar: { en: 'Year 2025, month 12, day 1', zh: '乙巳年腊月初一' },
      },
    },
    {
      title: { en: 'A month after the 31st', zh: '31 日的一个月后' },
      input: { date: '2026-01-31', months: 1, timeZone },
      output: {
        result: '2026-02-28',
        weekday: { en: 'Saturday', zh: '星期六' },
        isoWeek: '2026-W09',
        lunar: { en: 'Year 2026, month 1, day 12', zh: '丙午年正月十二' },
      },
    },
  ],
  zones: [
    {
      title: { en: 'A meeting', zh: '会议时间' },
      input: { time: '2026-07-01 09:30', from: 'Asia/Shanghai', to: ['UTC', 'America/New_York'] },
      output: {
        times: [
          { zone: 'UTC', time: '2026-07-01 01:30:00', offset: '+00:00', isDaylightSaving: false },
          { zone: 'America/New_York', time: '2026-06-30 21:30:00', offset: '-04:00', isDaylightSaving: true },
        ],
      },
    },
  ],
  inspect: [
    {
      title: { en: 'Chinese New Year', zh: '春节' },
      input: { date: '2026-02-17' },
      output: {
        iso: '2026-02-17',
        weekday: { en: 'Tuesday', zh: '星期二' },
        isoWeek: '2026-W08',
        quarter: 1,
        dayOfYear: 48,
        isLeapYear: false,
        julianDay: 2_461_089,
        lunar: { en: 'Year 2026, month 1, day 1', zh: '丙午年正月初一' },
        sexagenary: '丙午年 庚寅月 壬戌日',
        animal: { en: 'Horse', zh: '马' },
        festival: { en: 'Chinese New Year', zh: '春节' },
        calendars: [],
      },
      // The words of calendars depend on the browser.
      varies: ['calendars'],
    },
  ],
  fromLunar: [
    {
      title: { en: 'The first day of a leap month', zh: '闰六月初一' },
      input: { year: 2025, month: 6, day: 1, isLeapMonth: true },
      output: { date: '2025-07-25' },
    },
    {
      title: { en: 'Mid-Autumn Festival', zh: '中秋节' },
      input: { year: 2026, month: 8, day: 15 },
      output: { date: '2026-09-25' },
    },
  ],
  duration: [
    {
      title: { en: 'In words', zh: '中文时长' },
      input: { text: '1 天 2 小时 30 分钟' },
      output: {
        iso: 'P1DT2H30M',
        words: { en: '1 day, 2 hours and 30 minutes', zh: '1 天 2 小时 30 分钟' },
        seconds: 95_400,
      },
    },
    {
      title: { en: 'ISO 8601', zh: 'ISO 8601' },
      input: { text: 'PT90M' },
      output: { iso: 'PT1H30M', words: { en: '1 hour and 30 minutes', zh: '1 小时 30 分钟' }, seconds: 5400 },
    },
  ],
}
