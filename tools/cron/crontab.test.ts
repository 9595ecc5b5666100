import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { crontab } from './operations.ts'

test('a crontab is read line by line, and an invalid line has its error', async () => {
  const text =
    '\uFEFF# jobs\r\nMAILTO="ops@example.org"\nCRON_TZ = "Asia/Tokyo"\n\n0  5 * * 1\t/usr/bin/backup --all % x\n61 * * * * oops\nhello\n@reboot warm\n'
  const { lines } = await perform(crontab, { text })
  expect(lines.map(({ next, ...rest }) => ({ ...rest, next: next.slice(-15) }))).toEqual([
    {
      line: 5,
      expression: '0  5 * * 1',
      command: '/usr/bin/backup --all % x',
      en: 'At 05:00 on Monday',
      zh: '每周一 05:00',
      next: 'T05:00:00+09:00',
    },
    {
      line: 6,
      expression: '61 * * * *',
      command: 'oops',
      en: 'Minute goes from 0 to 59',
      zh: '分 的范围是 0 到 59',
      next: '',
    },
    {
      line: 7,
      expression: 'hello',
      command: '',
      en: 'Unix cron has 5 fields, this has 1',
      zh: 'Unix cron 应有 5 个字段，实际为 1 个',
      next: '',
    },
    { line: 8, expression: '@reboot', command: 'warm', en: 'When the system starts', zh: '系统启动时', next: '' },
  ])
})

test('an empty text and too many lines are refused', async () => {
  await expect(perform(crontab, { text: ' ' })).rejects.toMatchObject({ code: 'empty' })
  const many = '@reboot x\n'.repeat(10_001)
  await expect(perform(crontab, { text: many })).rejects.toMatchObject({ code: 'tooMany', params: { limit: 10_000 } })
})

test('a line of ten megabytes is one invalid line', async () => {
  const { lines } = await perform(crontab, { text: '* '.repeat(5_000_000) })
  expect(lines).toMatchObject([{ line: 1, expression: '* * * * *' }])
})
