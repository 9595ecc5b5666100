import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import CronPage from './page.tsx'

async function openPage(open: string, draft: object) {
  await page.viewport(390, 800)
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('draft:cron', JSON.stringify(draft))
  const opened = await openTool({
    id: 'cron',
    operations,
    errors,
    samples,
    texts: { en, zh },
    card,
    Page: CronPage,
    open,
  })
  await opened.settled()
  await expect.poll(() => opened.find('table')).toBeTruthy()
  return { ...opened, heads: () => opened.all('th').map(({ textContent }) => textContent) }
}

test('no number is broken in two lines on a phone', async () => {
  const { all } = await openPage('explain', { expression: '*/5 9-18 * * 1-5' })
  const cells = all('tbody td:last-child')
  expect(cells[1]?.textContent).toBe('9, 10, 11, 12, 13, 14, 15, 16, 17, 18')
  for (const { firstChild: text } of cells)
    for (const { 0: number, index } of (text?.textContent ?? '').matchAll(/\d+/g)) {
      const range = document.createRange()
      range.setStart(text as Node, index)
      range.setEnd(text as Node, index + number.length)
      expect(range.getClientRects()).toHaveLength(1)
    }
})

test('a crontab of bare expressions has no column of commands', async () => {
  const bare = await openPage('crontab', { text: '0 3 * * *\n' })
  expect(bare.heads()).toEqual(['Line', 'Expression', 'English', 'Next run'])
})

test('a crontab with commands has a column of them', async () => {
  const full = await openPage('crontab', { text: '0 3 * * * backup\n0 4 * * *\n' })
  expect(full.heads()).toContain('Command')
})
