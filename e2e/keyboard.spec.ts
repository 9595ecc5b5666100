import type { Page } from '@playwright/test'
import { readCatalogue } from '#lib/tool-folders.node.ts'
import { expect, open, test } from './visitor.ts'

const tools = await readCatalogue()

/** What has the focus, as a line that says which; nothing where it fell to the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document
    if (!active || active === document.body) return ''
    return `${active.tagName} ${active.getAttribute('aria-label') ?? active.id}`
  })

test('all tools one after the other, by keyboard alone: the focus is never lost', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  for (const { id, title } of tools) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(title.en)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/tools/${id}$`))
    await expect.poll(() => focused(page), id).not.toBe('')
    const field = page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first()
    if (await field.count()) {
      await expect(field).toBeFocused()
      await page.keyboard.type('abc')
    }
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect([id, key, await focused(page)]).not.toEqual([id, key, ''])
    }
  }
})

test('pasting on the home page and Enter lead to the input of a tool with what was pasted', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => navigator.clipboard.writeText('{"id": 7}'))
  await page.keyboard.press('/')
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('option').first()).toContainText('JSON Editor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/json-editor/)
  await expect(page.locator('[data-bench=input] :is(textarea, .cm-content)').first()).toBeFocused()
})
