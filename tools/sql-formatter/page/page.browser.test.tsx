import { expect, test } from 'vitest'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import SqlFormatterPage from './page.tsx'

async function openPage(open: string) {
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('draft:sql-formatter', JSON.stringify({ sql: 'SELECT   1 -- 一\n;' }))
  const opened = await openTool({
    id: 'sql-formatter',
    operations,
    errors,
    samples,
    texts: { en, zh },
    card,
    Page: SqlFormatterPage,
    open,
  })
  await opened.settled()
  return opened
}

test('how much was saved is said as a share, of bytes', async () => {
  const { screen } = await openPage('minify')
  // 19 bytes: the character has three.
  await expect.element(screen.getByText('19 B → 9 B, 53% less')).toBeVisible()
})

test('what is laid out says nothing of that', async () => {
  const { all } = await openPage('format')
  expect(all('dt').map(({ textContent }) => textContent)).toEqual(['Statements'])
})
