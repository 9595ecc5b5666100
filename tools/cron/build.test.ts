import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { build } from './operations.ts'

test.each([
  [{}, '0 0 * * *', '每天 00:00'],
  [{ every: 'minute', step: 10 }, '*/10 * * * *', '每 10 分钟'],
  [{ every: 'hour', step: 2, minute: 15, dialect: 'spring' }, '0 15 */2 * * *', '每 2 小时的第 15 分'],
  [{ every: 'week' }, '0 0 * * MON', '每周一 00:00'],
  [{ every: 'week', weekdays: ['周一', 'fri', 'Sunday'], hour: 9 }, '0 9 * * MON,FRI,SUN', '每周一、周五、周日 09:00'],
  [{ every: 'month', day: 'L', dialect: 'quartz' }, '0 0 0 L * ?', '每月最后一天 00:00'],
  [{ every: 'year', month: 12, day: '25', dialect: 'aws' }, 'cron(0 0 25 12 ? *)', '12 月 25 日 00:00'],
] as const)('%j is %s', async (input, expression, zh) => {
  expect(await perform(build, input as object)).toMatchObject({ expression, zh })
})

test.each([
  [
    { every: 'month', day: 'L' },
    { code: 'notInDialect', params: { dialect: 'Unix cron', found: 'L' } },
  ],
  [{ every: 'month', day: '1 2' }, {}],
  [{ every: 'month', day: '32' }, { code: 'outOfRange' }],
  [
    { every: 'week', weekdays: ['someday'] },
    { code: 'badWeekday', params: { found: 'someday' } },
  ],
] as const)('%j is refused where the dialect refuses it', async (input, failure) => {
  const run = perform(build, input as object)
  if ('code' in failure) await expect(run).rejects.toMatchObject(failure)
  else expect((await run).expression).toBe('0 0 12 * *')
})
