import { defineErrors } from '#kit/errors.ts'

const months = '正二三四五六七八九十冬腊'

export const errors = defineErrors({
  empty: { en: 'Please enter a date', zh: '请输入日期' },
  unreadable: { en: 'Unrecognized time: {text}', zh: '无法识别的时间：{text}' },
  noSuchDate: { en: '{date} does not exist', zh: '{date} 不存在' },
  outOfRange: {
    en: 'Times reach from the year -271821 to 275760',
    zh: '时间超出范围：-271821 年至 275760 年',
  },
  outOfTable: {
    en: 'The Chinese calendar is available from 1900 to 2100',
    zh: '农历数据范围为 1900 至 2100 年',
    field: 'year',
  },
  noLeapMonth: {
    en: 'That year has no leap month {month}',
    zh: '该年没有闰{month}月',
    field: 'isLeapMonth',
    inChinese: (params) => ({ month: months.charAt(Number(params['month']) - 1) }),
  },
  shortMonth: {
    en: '{kind} {month} of the lunar year {year} has only 29 days',
    zh: '农历 {year} 年的这个月（{kind}{month}）只有 29 天',
    field: 'day',
    inChinese: ({ year, month, kind }) => ({
      year: year ?? '',
      month: [months.charAt(Number(month) - 1), '月'].join(''),
      kind: kind === 'Leap month' ? '闰' : '',
    }),
  },
  tooMany: { en: 'Too many results: at most {limit}', zh: '结果过多：最多 {limit} 个' },
  unknownZone: { en: 'Unknown time zone: {zone}', zh: '没有名为 {zone} 的时区' },
})
