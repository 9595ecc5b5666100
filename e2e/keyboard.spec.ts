import type { Page } from '@playwright/test'
import { readCatalogue } from '#core/load-tools.node.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { expect, open, test } from './visitor.ts'

const tools = (await readCatalogue()).filter(({ id }) => isTestedInFull(id))

/** Describes the focused element; empty if the focus is on the page itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document
    if (!active || active === document.body) return ''
    return `${active.tagName} ${active.getAttribute('aria-label') ?? active.id}`
  })

test('tools one after the other, by keyboard only: the focus is never lost', async ({ page }) => {
  await open(page, '/')
  for (const { id, title } of tools) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(title.en)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/tools/${id}$`))
    await expect.poll(() => focused(page), id).not.toBe('')
    // In a form the focus is on the first field, which may be of another type.
    const field = page.locator('[data-bench=input] :is(textarea, [contenteditable=true], input, select)').first()
    if (await field.and(page.locator('textarea, [contenteditable=true]')).count()) {
      await expect(field).toBeFocused()
      await page.keyboard.type('abc')
    }
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect([id, key, await focused(page)]).not.toEqual([id, key, ''])
    }
  }
})

test('pasting on the home page and Enter open a tool with the pasted input', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => navigator.clipboard.writeText('{"id": 7}'))
  await page.keyboard.press('/')
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('option').first()).toContainText('JSON Editor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/json-editor/)
  await expect(page.locator('[data-bench=input] :is(textarea, .cm-content)').first()).toBeFocused()
})

/** Presses arrow keys until the option with these words is selected in the search. */
async function choose(page: Page, words: string): Promise<void> {
  const option = page.getByRole('dialog').getByRole('option', { name: words }).first()
  await expect(option).toBeVisible()
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
}

const output = (page: Page) => page.locator('[data-bench=output]')

test('by keyboard only through paste, two tools, the search and a pipeline', async ({ page }) => {
  const packed = Buffer.from('{"name":"张三","id":7}').toString('base64')
  await open(page, '/')
  await page.evaluate((text) => navigator.clipboard.writeText(text), packed)

  // A text pasted on the home page is recognized, and decoded by the first tool.
  await page.keyboard.press('/')
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('option', { selected: true })).toContainText('{"name":"张三","id":7}')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/base64/)
  await expect(output(page)).toContainText('"张三"')

  // The result is sent to the second tool.
  await search(page, 'send to')
  await choose(page, 'Send')
  await expect(page.locator('[data-menu-panel] button').first()).toBeFocused()
  await expect(page.locator('[data-menu-panel] button').first()).toContainText('JSON Editor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/json-editor/)
  await expect(output(page)).toContainText('"name": "张三"')
  await search(page, 'copy result')
  await choose(page, 'Copy')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"name": "张三"')

  // Both steps as a pipeline.
  await page.evaluate((text) => navigator.clipboard.writeText(text), packed)
  await search(page, 'base64 to formatted')
  await choose(page, 'Base64 to formatted JSON')
  await expect(page).toHaveURL(/\/pipelines/)
  await expect(page.getByRole('article')).toHaveCount(2)
  const input = page.locator('[data-bench=input] :is(textarea, .cm-content)')
  await page.keyboard.press('/')
  await expect(input).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect(output(page)).toContainText('"name": "张三"')
})
