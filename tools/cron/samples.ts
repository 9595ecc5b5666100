import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

export const samples: Samples<typeof operations> = {
  explain: [
    {
      title: { en: 'Office hours', zh: '工作时间' },
      input: { expression: '*/15 9-17 * * 1-5' },
      output: {
        en: 'Every 15 minutes from 09:00 to 17:59, Monday to Friday',
        zh: '每周一至周五 09:00 至 17:59 每 15 分钟',
        dialect: 'unix',
        fields: [
          { name: 'minute', source: '*/15', en: 'every 15 minutes', zh: '每 15 分钟', values: [0, 15, 30, 45] },
          { name: 'hour', source: '9-17', en: 'hours 9 to 17', zh: '9–17 时', values: range(9, 17) },
          { name: 'day-of-month', source: '*', en: 'every day of the month', zh: '每天', values: range(1, 31) },
          { name: 'month', source: '*', en: 'every month', zh: '每月', values: range(1, 12) },
          { name: 'day-of-week', source: '1-5', en: 'Monday to Friday', zh: '周一至周五', values: range(1, 5) },
        ],
        warnings: [],
      },
    },
    {
      title: { en: 'The last Friday, in Quartz', zh: 'Quartz：最后一个周五' },
      input: { expression: '0 15 10 ? * 6L' },
      output: {
        en: 'At 10:15 on the last Friday of the month',
        zh: '每月最后一个周五 10:15',
        dialect: 'quartz',
        fields: [
          { name: 'second', source: '0', en: 'second 0', zh: '0 秒', values: [0] },
          { name: 'minute', source: '15', en: 'minute 15', zh: '15 分', values: [15] },
          { name: 'hour', source: '10', en: 'hour 10', zh: '10 时', values: [10] },
          { name: 'day-of-month', source: '?', en: 'every day of the month', zh: '每天', values: range(1, 31) },
          { name: 'month', source: '*', en: 'every month', zh: '每月', values: range(1, 12) },
          { name: 'day-of-week', source: '6L', en: 'the last Friday of the month', zh: '最后一个周五', values: [] },
        ],
        warnings: [],
      },
    },
    {
      title: { en: 'Friday the 13th?', zh: '13 日和周五' },
      input: { expression: '0 0 13 * 5' },
      output: {
        en: 'At 00:00 on day 13 of the month or on Friday',
        zh: '每月 13 日或每周五 00:00',
        dialect: 'unix',
        fields: [
          { name: 'minute', source: '0', en: 'minute 0', zh: '0 分', values: [0] },
          { name: 'hour', source: '0', en: 'hour 0', zh: '0 时', values: [0] },
          { name: 'day-of-month', source: '13', en: 'day 13 of the month', zh: '13 日', values: [13] },
          { name: 'month', source: '*', en: 'every month', zh: '每月', values: range(1, 12) },
          { name: 'day-of-week', source: '5', en: 'Friday', zh: '周五', values: [5] },
        ],
        warnings: [
          {
            en: 'Both day fields are set: it runs on days that match either',
            zh: '“日”和“星期”都有限制：满足任一条件就会运行',
          },
        ],
      },
    },
  ],
  next: [
    {
      title: { en: 'Over a change of the clocks', zh: '跨过夏令时' },
      input: { expression: '30 2 * * *', timeZone: 'Europe/Berlin', from: '2026-03-28 00:00', count: 3 },
      output: {
        runs: [
          { time: '2026-03-28T02:30:00+01:00', weekday: 'saturday', after: '2 h 30 min' },
          { time: '2026-03-29T03:00:00+02:00', weekday: 'sunday', after: '1 d 2 h' },
          { time: '2026-03-30T02:30:00+02:00', weekday: 'monday', after: '2 d 1 h 30 min' },
        ],
        zone: 'Europe/Berlin',
        notes: [
          {
            en: '2026-03-29 03:00:00: the clocks go forward; what falls into the skipped time runs at its end',
            zh: '2026-03-29 03:00:00：时钟调快，被跳过的运行在跳过的时段结束时执行',
          },
        ],
      },
    },
    {
      title: { en: 'The next leap days', zh: '接下来的闰日' },
      input: { expression: '0 0 29 2 *', timeZone: 'Asia/Shanghai', from: '2026-01-01', count: 2 },
      output: {
        runs: [
          { time: '2028-02-29T00:00:00+08:00', weekday: 'tuesday', after: '789 d' },
          { time: '2032-02-29T00:00:00+08:00', weekday: 'sunday', after: '2250 d' },
        ],
        zone: 'Asia/Shanghai',
        notes: [],
      },
    },
  ],
  build: [
    {
      title: { en: 'Mondays and Fridays at 9:30', zh: '每周一、周五 9:30' },
      input: { every: 'week', weekdays: ['mon', 'fri'], hour: 9, minute: 30 },
      output: { expression: '30 9 * * MON,FRI', en: 'At 09:30 on Monday and Friday', zh: '每周一、周五 09:30' },
    },
  ],
  convert: [
    {
      title: { en: 'From crontab to Quartz', zh: '从 crontab 到 Quartz' },
      input: { expression: '*/5 9-17 * * 1-5', to: 'quartz' },
      output: { expression: '0 */5 9-17 ? * MON-FRI', warnings: [] },
    },
    {
      title: { en: 'From Quartz to crontab', zh: '从 Quartz 到 crontab' },
      input: { expression: '0 0 22-2 * * ? 2026', to: 'unix' },
      output: {
        expression: '0 22-23,0-2 * * *',
        warnings: [{ en: 'Years are left out: it runs every year', zh: '已舍去年份：每年都会运行' }],
      },
    },
  ],
  crontab: [
    {
      title: { en: 'Two jobs', zh: '两个任务' },
      input: {
        text: '# Backups\nMAILTO=ops@example.org\n0 5 * * 1 /usr/bin/backup --all\n@reboot /usr/bin/warm-cache\n',
      },
      output: {
        lines: [
          {
            line: 3,
            expression: '0 5 * * 1',
            command: '/usr/bin/backup --all',
            en: 'At 05:00 on Monday',
            zh: '每周一 05:00',
            next: '',
          },
          {
            line: 4,
            expression: '@reboot',
            command: '/usr/bin/warm-cache',
            en: 'When the system starts',
            zh: '系统启动时',
            next: '',
          },
        ],
      },
      varies: ['lines'],
    },
  ],
}
