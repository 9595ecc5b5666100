import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { explain } from './operations.ts'

test.each([
  ['* * * * *', 'unix', 'Every minute', '每分钟'],
  ['*/5 * * * *', 'unix', 'Every 5 minutes', '每 5 分钟'],
  ['5 * * * *', 'unix', 'At minute 5 of every hour', '每小时的第 5 分'],
  ['0 9,12,18 * * *', 'unix', 'At 09:00, 12:00 and 18:00 every day', '每天 09:00、12:00 和 18:00'],
  ['5,35 9-17 * * *', 'unix', 'At minutes 5 and 35 of hours 9 to 17', '9–17 时的第 5、35 分'],
  ['0 */2 * * *', 'unix', 'At minute 0 of every 2nd hour', '每 2 小时整点'],
  ['0 0 1 1 *', 'unix', 'At 00:00 on day 1 in January', '1 月 1 日 00:00'],
  ['0 12 * jan,jul mon', 'unix', 'At 12:00 on Monday in January and July', '1、7 月的周一 12:00'],
  ['0 0 * * 7', 'unix', 'At 00:00 on Sunday', '每周日 00:00'],
  ['@weekly', 'unix', 'At 00:00 on Sunday', '每周日 00:00'],
  ['@reboot', 'unix', 'When the system starts', '系统启动时'],
  ['0 0 12 * * ?', 'quartz', 'At 12:00 every day', '每天 12:00'],
  ['0 15 10 ? * 6L', 'quartz', 'At 10:15 on the last Friday of the month', '每月最后一个周五 10:15'],
  ['0 15 10 ? * 6#3', 'quartz', 'At 10:15 on the 3rd Friday of the month', '每月第 3 个周五 10:15'],
  ['0 15 10 ? * L', 'quartz', 'At 10:15 on Saturday', '每周六 10:15'],
  ['0 15 10 L-3 * ?', 'quartz', 'At 10:15 3 days before the last day of the month', '每月倒数第 4 天 10:15'],
  ['0 15 10 LW * ?', 'quartz', 'At 10:15 on the last weekday of the month', '每月最后一个工作日 10:15'],
  ['0 0 9 ? * MON-FRI 2026', 'quartz', 'At 09:00, Monday to Friday in 2026', '2026 年每周一至周五 09:00'],
  ['*/10 * * * * *', 'spring', 'Every 10 seconds', '每 10 秒'],
  ['0 0 12 1 * MON', 'spring', 'At 12:00 on day 1 of the month if it is Monday', '每月 1 日且为周一时 12:00'],
  [
    'cron(0/15 8-17 ? * MON-FRI *)',
    'aws',
    'Every 15 minutes from 08:00 to 17:59, Monday to Friday',
    '每周一至周五 08:00 至 17:59 每 15 分钟',
  ],
  // Ranges with steps, alone and in lists: what a person would say of their values.
  [
    '0 9-17/2,20 * * 1-5',
    'unix',
    'At 09:00, 11:00, 13:00, 15:00, 17:00 and 20:00, Monday to Friday',
    '每周一至周五 09:00、11:00、13:00、15:00、17:00 和 20:00',
  ],
  ['*/15,3 * * * *', 'unix', 'At minutes 0, 3, 15, 30 and 45 of every hour', '每小时的第 0、3、15、30、45 分'],
  [
    '0 1-23/2 * * *',
    'unix',
    'At minute 0 of hours 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21 and 23',
    '1、3、5、7、9、11、13、15、17、19、21、23 时整点',
  ],
  ['0 0 0 1/1 * ? *', 'quartz', 'At 00:00 every day', '每天 00:00'],
  ['0 0-59/1 * * * ?', 'quartz', 'Every minute', '每分钟'],
  [
    '0 5/10 * * * ?',
    'quartz',
    'At minutes 5, 15, 25, 35, 45 and 55 of every hour',
    '每小时的第 5、15、25、35、45、55 分',
  ],
  ['1-59/2 * * * *', 'unix', 'Every 2 minutes from minute 1 to 59 of every hour', '每小时的第 1–59 分每 2 分钟'],
  ['1-59/2 9-17 * * *', 'unix', 'Every 2 minutes from minute 1 to 59 of hours 9 to 17', '9–17 时的第 1–59 分每 2 分钟'],
  ['*/90 * * * *', 'unix', 'At minute 0 of every hour', '每小时整点'],
  ['0 8 2-31/2 * *', 'unix', 'At 08:00 on every 2nd day of the month from the 2nd', '每月从 2 日起每 2 天 08:00'],
  [
    '0 8 1-28/2 * *',
    'unix',
    'At 08:00 on every 2nd day of the month from the 1st to the 28th',
    '每月 1 日至 28 日每 2 天 08:00',
  ],
  ['0 8 * * 1-5/2', 'unix', 'At 08:00 on Monday, Wednesday and Friday', '每周一、周三、周五 08:00'],
  ['0 8 * * */2', 'unix', 'At 08:00 on Sunday, Tuesday, Thursday and Saturday', '每周日、周二、周四、周六 08:00'],
  ['0 8 * * 0-7', 'unix', 'At 08:00 every day', '每天 08:00'],
  ['0 8 1-31 * 5', 'unix', 'At 08:00 on days 1 to 31 of the month or on Friday', '每月 1–31 日或每周五 08:00'],
  ['0 0 8 1 2/3 ?', 'quartz', 'At 08:00 on day 1 in February, May, August and November', '2、5、8、11 月的 1 日 08:00'],
  [
    '0 0 8 1 1 ? 2026/2',
    'quartz',
    'At 08:00 on day 1 in January every 2nd year from 2026 to 2099',
    '2026–2099 年每 2 年 1 月 1 日 08:00',
  ],
  ['rate(1 hour)', 'aws', 'Every hour', '每小时'],
])('%s is %s: %s', async (expression, dialect, en, zh) => {
  expect(await perform(explain, { expression })).toMatchObject({ dialect, en, zh })
})

test.each([
  ['*/7 * * * *', ['*/7 starts over each time: the last gap is 4 minutes']],
  ['0 0 13 * 5', ['Both day fields are set: it runs on days that match either']],
  [
    '0 0 */2 * 5',
    [
      'A day field begins with *: it runs only on days that match both',
      'Days are counted from the 1st of each month anew',
    ],
  ],
  ['0 0 31 * *', ['Months without a day 31 are left out']],
  ['0 0 30 2 *', ['There is no such day: it never runs']],
  ['0 0 0 1 1 ? 2020', []],
  ['*/5 0 * * *', []],
])('%s is warned of what may be unexpected', async (expression, expected) => {
  const { warnings } = await perform(explain, { expression })
  expect(warnings.map(({ en }) => en)).toEqual(expected)
})

test('the values of fields are listed, also of ranges that wrap around', async () => {
  const { fields } = await perform(explain, { expression: '0 5/20 22-2 ? NOV-FEB SAT-MON' })
  expect(fields.map(({ name, values }) => [name, values])).toEqual([
    ['second', [0]],
    ['minute', [5, 25, 45]],
    ['hour', [0, 1, 2, 22, 23]],
    ['day-of-month', Array.from({ length: 31 }, (_, index) => index + 1)],
    ['month', [1, 2, 11, 12]],
    ['day-of-week', [0, 1, 6]],
  ])
})

test.each([
  ['  ', 'auto', { code: 'empty' }],
  ['1 2 3 4', 'auto', { code: 'fieldCount', params: { dialect: 'Unix cron', expected: 5, count: 4 } }],
  ['* * * * *', 'quartz', { code: 'fieldCount', params: { dialect: 'Quartz', expected: '6–7', count: 5 } }],
  ['60 * * * *', 'auto', { code: 'outOfRange', params: { field: 'Minute', low: 0, high: 59 } }],
  ['* * * * 8', 'auto', { code: 'outOfRange', params: { field: 'Day of week', low: 0, high: 7 } }],
  ['0 0 ? * 0 *', 'aws', { code: 'outOfRange', params: { field: 'Day of week', low: 1, high: 7 } }],
  ['*/0 * * * *', 'auto', { code: 'badField', params: { field: 'Minute', found: '0', position: 3 } }],
  ['  5-1 * * * *', 'auto', { code: 'badField', params: { field: 'Minute', found: '1', position: 5 } }],
  ['5/10 * * * *', 'auto', { code: 'badField', params: { field: 'Minute', found: '/', position: 2 } }],
  ['1,,2 * * * *', 'auto', { code: 'badField', params: { field: 'Minute', found: ',', position: 3 } }],
  ['0 0 L * *', 'unix', { code: 'notInDialect', params: { dialect: 'Unix cron', found: 'L', position: 5 } }],
  ['0 0 15W * *', 'unix', { code: 'notInDialect', params: { found: 'W', position: 7 } }],
  ['0 0 ? * 6#3', 'unix', { code: 'notInDialect', params: { found: '?', position: 5 } }],
  ['0 0 x * *', 'unix', { code: 'badField', params: { found: 'x' } }],
  ['0 9 * * * /usr/bin/backup.sh', 'auto', { code: 'crontabLine' }],
  ['*/5 * * JAN-MAR 1,3 root  cd / && ./x', 'unix', { code: 'crontabLine' }],
  ['@daily /usr/bin/backup.sh', 'auto', { code: 'crontabLine' }],
  ['0 9 * * * 2026 x', 'auto', { code: 'outOfRange' }],
  ['0 0 12 * * *', 'quartz', { code: 'oneDayField', params: { dialect: 'Quartz', position: 12 } }],
  ['0 43 9 1,5,29,L * ?', 'quartz', { code: 'badField', params: { found: 'L' } }],
  ['0 43 9 ? * SAT,SUN,L', 'quartz', { code: 'badField', params: { found: 'L' } }],
  ['0 0 0 * * SUN-MON', 'spring', { code: 'badField', params: { found: 'M' } }],
  ['0 0 ? * 5-1 *', 'aws', { code: 'badField', params: { found: '1' } }],
  ['@fortnightly', 'auto', { code: 'badField', params: { found: '@', position: 1 } }],
  ['@daily', 'quartz', { code: 'notInDialect', params: { dialect: 'Quartz', found: '@daily' } }],
  ['rate(0 minutes)', 'auto', { code: 'badField', params: { found: '0', position: 6 } }],
  ['１ * * * *', 'auto', { code: 'badField', params: { found: '１', position: 1 } }],
  ['\uD83D * * * *', 'auto', { code: 'badField' }],
  [`${'1'.repeat(3000)} * * * *`, 'auto', { code: 'outOfRange' }],
  ['*,'.repeat(5_000_000), 'auto', { code: 'tooLong', params: { limit: 5000 } }],
] as const)('refuses what a dialect does not have, at its place (%#)', async (expression, dialect, failure) => {
  await expect(perform(explain, { expression, dialect })).rejects.toMatchObject(failure)
})

test('four hundred items are one list', async () => {
  const minutes = Array.from({ length: 400 }, (_, index) => index % 60).join(',')
  const { fields } = await perform(explain, { expression: `${minutes} * * * *` })
  expect(fields[0]?.values).toHaveLength(60)
})
