import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert, next } from './operations.ts'

test.each([
  ['*/5 9-17 * * 1-5', 'quartz', '0 */5 9-17 ? * MON-FRI', 0],
  ['*/5 9-17 * * 1-5', 'aws', 'cron(*/5 9-17 ? * MON-FRI *)', 0],
  ['0 0 * * 5-7', 'spring', '0 0 0 * * FRI-SUN', 0],
  ['0 0 0 ? * SAT-MON', 'spring', '0 0 0 * * SAT,0-1', 0],
  ['0 15 10 ? * 6L', 'spring', '0 15 10 * * FRIL', 0],
  ['0 15 10 LW * ?', 'aws', 'cron(15 10 LW * ? *)', 0],
  ['0 0 22-2 * * ?', 'unix', '0 22-23,0-2 * * *', 0],
  ['0 0 21-2/2 * * ?', 'unix', '0 1,21,23 * * *', 0],
  ['0 5/15 * * * ?', 'unix', '5-59/15 * * * *', 0],
  ['0 0 ? * 1-5 *', 'unix', '0 0 * * 0-4', 0],
  ['30 15 10 ? * MON-FRI 2026', 'unix', '15 10 * * 1-5', 2],
  ['CRON_TZ=Asia/Tokyo 0 5 * * *', 'unix', 'CRON_TZ=Asia/Tokyo 0 5 * * *', 0],
  ['CRON_TZ=Asia/Tokyo 0 5 * * *', 'aws', 'cron(0 5 * * ? *)', 1],
  ['rate(5 minutes)', 'unix', '*/5 * * * *', 1],
  ['rate(1 day)', 'quartz', '0 0 0 * * ?', 1],
  ['rate(7 minutes)', 'aws', 'rate(7 minutes)', 0],
  ['@daily', 'quartz', '0 0 0 * * ?', 0],
  ['@reboot', 'unix', '@reboot', 0],
] as const)('%s becomes %s: %s', async (expression, to, expected, warned) => {
  const converted = await perform(convert, { expression, to })
  expect([converted.expression, converted.warnings.length]).toEqual([expected, warned])
})

test('a converted expression runs at the same times', async () => {
  const timesOf = async (expression: string, dialect: 'unix' | 'quartz' | 'spring' | 'aws') =>
    (await perform(next, { expression, dialect, timeZone: 'UTC', from: '2026-01-01', count: 40 })).runs
  for (const expression of ['7-50/11 */5 * 2,8 0,3-5', '0 12 1,10-20/3 * *', '*/20 4-6 * * 7']) {
    const expected = await timesOf(expression, 'unix')
    for (const to of ['quartz', 'spring', 'aws'] as const) {
      const { expression: converted } = await perform(convert, { expression, to })
      expect(await timesOf(converted, to), converted).toEqual(expected)
    }
  }
})

test.each([
  ['0 9 1 * 5', 'quartz', 'bothDayFields', { dialect: 'Quartz', position: 9 }],
  ['0 0 13 * 5', 'aws', 'bothDayFields', { dialect: 'AWS cron()', position: 10 }],
  ['0 0 13 * 5', 'spring', 'bothDays', { dialect: 'Spring', position: 10 }],
  ['0 0 12 1 * MON', 'unix', 'eitherDay', { dialect: 'Unix cron', position: 12 }],
  ['0 15 10 L * ?', 'unix', 'notInDialect', { dialect: 'Unix cron', found: 'L', position: 9 }],
  ['0 15 10 ? * 6L', 'unix', 'notInDialect', { dialect: 'Unix cron', found: 'L', position: 14 }],
  ['0 15 10 ? * FRI#3', 'unix', 'notInDialect', { dialect: 'Unix cron', found: '#', position: 16 }],
  ['rate(7 minutes)', 'unix', 'unevenRate', { dialect: 'Unix cron', amount: 7, size: 60, position: 6 }],
  ['rate(2 days)', 'spring', 'unevenDays', { dialect: 'Spring', amount: 2, position: 6 }],
  ['@reboot', 'spring', 'notInDialect', { dialect: 'Spring', found: '@reboot', position: 1 }],
] as const)('%s cannot be said in %s, and the error says why', async (expression, to, code, params) => {
  await expect(perform(convert, { expression, to })).rejects.toMatchObject({ code, params })
})

test('years in the wrong order are no years', async () => {
  await expect(perform(convert, { expression: '0 0 0 1 1 ? 2030-2026', to: 'aws' })).rejects.toMatchObject({
    code: 'never',
  })
})
