import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'other',
  popularity: 79,
  title: { en: 'Date Calculator', zh: '日期计算' },
  summary: { en: 'Days between, add, zones, lunar', zh: '相差天数、推算、时区、农历' },
  description: {
    en: 'Calculate the days and working days between two dates, add to a date, convert between time zones, and look up Chinese lunar dates and solar terms.',
    zh: '在线日期计算器：计算两个日期相差的天数和工作日，推算若干天、月、年前后的日期，换算世界时区，公历农历互转，查询节气、干支和生肖。',
  },
  keywords: {
    en: [
      'days between',
      'date difference',
      'add days',
      'working days',
      'business days',
      'time zone',
      'lunar',
      'duration',
      'age',
      'week number',
      'countdown',
    ],
    zh: [
      '日期差',
      '天数',
      '工作日',
      '倒计时',
      '时区换算',
      '农历',
      '阴历',
      '公历',
      '节气',
      '黄历',
      '生肖',
      '干支',
      '年龄',
      '相差几天',
      '几天',
    ],
  },
})
