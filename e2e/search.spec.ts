import type { Page } from '@playwright/test'
import { readCatalogue } from '#core/load-tools.node.ts'
import { expect, open, test } from './visitor.ts'

const tools = await readCatalogue()
const options = (page: Page) => page.getByRole('option')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')

test('Ctrl+K opens the search on the popular tools', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search tools' })).toBeFocused()
  await expect(page.getByRole('dialog')).toContainText('popular')
  await expect(options(page)).toHaveCount(Math.min(8, tools.length))
  await expect(options(page).first()).toContainText(tools[0]?.title.en ?? '')
})

test('arrows move around the ends, and a new query selects the first again', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search tools' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toHaveText((await options(page).last().textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toHaveText((await options(page).first().textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('e')
  await expect(selected(page)).toHaveText((await options(page).first().textContent()) ?? '')
})

test('Enter opens the selected tool and closes the search', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search tools' }).fill('base64')
  await expect(selected(page)).toContainText('Hot')
  await expect(selected(page)).toContainText('Development')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/base64$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64')
  await expect(page.locator('[data-bench=input] :is(textarea, [contenteditable=true])')).toBeFocused()
})

test('closing returns the focus, on a page without an input to the page', async ({ page }) => {
  await open(page, '/about')
  const button = page.getByRole('button', { name: 'Search tools' })
  for (const close of ['Escape', 'Control+k']) {
    await button.focus()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.keyboard.press(close)
    await expect(button).toBeFocused()
  }
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('image compressor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/image-compress$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('closing clears the query, by Esc and by a click on the backdrop', async ({ page }) => {
  await open(page, '/')
  const field = page.locator('dialog').getByRole('combobox')
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(10, 700)]) {
    await page.keyboard.press('Control+k')
    await field.fill('url')
    await close()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(field).toHaveValue('')
})

test('the number of results is announced, also if there is none', async ({ page }) => {
  await open(page, '/', { language: 'zh' })
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('编解码')
  await expect(dialog).toContainText('2 个结果')
  await dialog.getByRole('combobox').fill('zzzqqq')
  await expect(dialog).toContainText('没有与“zzzqqq”匹配的工具')
})

test('pinyin initials find a tool', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('tpys')
  await expect(options(page).first()).toContainText('Image Compressor')
})
