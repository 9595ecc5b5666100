import type { Page } from '@playwright/test'
import { expect, open, test } from './visitor.ts'

const historyOf = (page: Page) => page.getByRole('region', { name: 'History' })

async function run(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('Control+a')
  // Inserted at once, as the history would also record intermediate inputs.
  await page.keyboard.insertText(text)
  await expect(historyOf(page).getByText(text, { exact: true })).toBeVisible()
}

test('two tabs share one history: each adds to it, and undo restores only what was deleted', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(page, '/tools/base64')
  await open(other, '/tools/base64')
  await run(page, 'first')
  await run(other, 'second')
  await expect(historyOf(page).getByRole('listitem')).toHaveCount(2)

  await historyOf(page).getByRole('button', { name: 'Delete: first' }).click()
  await expect(historyOf(other).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo delete' }).click()
  for (const tab of [page, other]) {
    await expect(historyOf(tab).locator('li code:first-of-type')).toHaveText(['second', 'first'])
  }
})

test('a tool that is starred in one tab is starred in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/')
  await page.getByRole('button', { name: 'Favorite: Base64' }).click()
  await other.getByRole('button', { name: 'Favorite: URL Encoder' }).click()
  for (const tab of [page, other]) {
    const pins = tab.getByRole('region', { name: 'Yours' })
    await expect(pins.getByRole('link')).toHaveText(['Base64', 'URL Encoder'])
  }
})

test('the history is off by default in tools for secrets', async ({ page }) => {
  await open(page, '/tools/crypto')
  await expect(page.getByText('Off: what you enter here may be sensitive')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Saved on this device only')).toBeVisible()
  await open(page, '/tools/base64')
  await expect(page.getByText('Saved on this device only')).toBeVisible()
})
