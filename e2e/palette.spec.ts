// The other results of the search, by keyboard only.
import type { Page } from '@playwright/test'
import { seriousViolations } from './accessibility.ts'
import { variantsOf } from './variants.ts'
import { expect, open, test } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByRole('combobox')
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]')
const group = (page: Page, name: string | RegExp) => dialog(page).getByRole('group', { name })
const input = (page: Page) => page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first()
/** Returns its content, of the plain textarea or of the editor that replaces it. */
const typedIn = (page: Page) =>
  input(page).evaluate((element) => (element as HTMLTextAreaElement).value ?? element.textContent)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.keyboard.type(query)
}

/** Presses the down arrow until an option is selected, at most once per option. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await expect(dialog(page).getByRole('option', { name }).first()).toBeVisible()
  const all = await dialog(page).getByRole('option').count()
  for (let at = 0; at < all; at++) {
    if (await selected(page).and(page.getByRole('option', { name })).count()) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
}

test('an operation is found by its name and opens selected', async ({ page }) => {
  await open(page, '/')
  await search(page, 'base64 decode')
  await expect(selected(page)).toContainText('Encode and decode text or files')
  await expect(dialog(page)).toContainText('Tools: 1 result')
  await choose(page, /^Decode text/)
  await expect(page).toHaveURL(/\/tools\/base64\?operation=decode$/)
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked()
})

test('an operation’s option is found and selected', async ({ page }) => {
  await open(page, '/about', { language: 'zh' })
  await search(page, 'sha256')
  await choose(page, /哈希：SHA-256 加密解密/)
  await expect(page).toHaveURL(/\/tools\/crypto\?operation=hash$/)
  await expect(page.getByRole('combobox', { name: '算法' })).toHaveValue('SHA256')
})

test('a command changes the theme, and the focus stays where it was', async ({ page }) => {
  await open(page, '/about', { dark: false })
  const toggle = page.getByRole('button', { name: 'Dark theme' })
  await toggle.focus()
  await search(page, 'dark')
  await expect(group(page, 'Commands')).toBeVisible()
  await choose(page, /^Dark theme/)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(toggle).toBeFocused()
})

test('if only commands match, the lack of tools is announced too', async ({ page }) => {
  await open(page, '/', { language: 'zh', dark: true })
  await search(page, 'qianse')
  await expect(dialog(page).getByRole('status')).toContainText('没有与“qianse”匹配的工具')
  await expect(selected(page)).toHaveText('浅色主题')
})

test('commands switch the language, and open pages and the shortcuts', async ({ page }) => {
  await open(page, '/', { language: 'zh' })
  await search(page, '> 英文')
  await expect(dialog(page).getByRole('option')).toHaveText(['切换到英文'])
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await search(page, '> pipelines')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pipelines$/)
  await search(page, '> shortcuts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a tool’s page has its own commands: sample, copy, swap, clear and undo', async ({ page }) => {
  await open(page, '/tools/base64')
  await search(page, 'copy result')
  await expect(group(page, 'This page')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await search(page, '> load a sample')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Samples' }).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const output = page.locator('[data-bench=output]')
  await expect(output).toHaveAttribute('data-state', 'done')
  const before = await typedIn(page)

  await search(page, 'copy result')
  await choose(page, /^Copy result/)
  const result = await output
    .locator(':is(textarea, .cm-content)')
    .first()
    .evaluate((element) => (element as HTMLTextAreaElement).value ?? element.textContent)
  expect(result).not.toBe('')
  await expect.poll(() => clipboard(page)).toBe(result)
  await search(page, '> clear')
  await page.keyboard.press('Enter')
  await expect.poll(() => typedIn(page)).toBe('')
  await search(page, '> undo')
  await page.keyboard.press('Enter')
  await expect.poll(() => typedIn(page)).toBe(before)
  await expect(output).toHaveAttribute('data-state', 'done')
  await search(page, '> swap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/operation=decode/)
})

test('">" lists all commands, and Page Down goes from those of the page to those of the site', async ({ page }) => {
  await open(page, '/tools/md5', { language: 'zh' })
  await search(page, '>')
  await expect(group(page, '当前页面').getByRole('option').first()).toHaveText(/^立即运行/)
  await page.keyboard.press('PageDown')
  await expect(selected(page)).toHaveText('深色主题')
  await page.keyboard.press('PageDown')
  await expect(selected(page)).toHaveText(/^立即运行/)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'error')
})

for (const [path, text] of [
  ['/', 'SGVsbG8sIHdvcmxkIQ=='],
  // The current operation.
  ['/tools/base64?operation=decode', 'SGVsbG8sIHdvcmxkIQ=='],
] as const) {
  test(`a pasted text is told what it is and opens with what fits it, from ${path}`, async ({ page }) => {
    await open(page, path)
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
    await search(page, '')
    await page.keyboard.press('Control+v')
    await expect(dialog(page).getByRole('status')).toContainText('Looks like Base64, 20 characters')
    await expect(selected(page)).toHaveText('Decode Base64Hello, world!Base64 · sure')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tools\/base64\?operation=decode$/)
    await expect.poll(() => typedIn(page)).toBe(text)
    await expect(page.locator('[data-bench=output]')).toContainText('Hello, world!')
  })
}

test('pasted lines are passed completely, and a pasted word is searched for', async ({ page }) => {
  await open(page, '/about')
  const json = '{\n  "id": 7\n}'
  await page.evaluate((text) => navigator.clipboard.writeText(text), json)
  await search(page, '')
  await page.keyboard.press('Control+v')
  await expect(dialog(page).getByRole('status')).toContainText('Looks like JSON')
  await page.keyboard.press('ControlOrMeta+a')
  await page.evaluate(() => navigator.clipboard.writeText('regex'))
  await page.keyboard.press('Control+v')
  await expect(selected(page)).toContainText('Regex Tester')
})

test('a sample pipeline opens with its input, also on an open page', async ({ page }) => {
  await open(page, '/')
  await search(page, 'repair json')
  await choose(page, /^Repair and format JSON/)
  await expect(page).toHaveURL(/\/pipelines$/)
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveText(/id: 7/)
  await search(page, 'md5 of each item')
  await choose(page, /^MD5 of each item/)
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveText('["apple", "banana", 12.50]')
})

for (const { language, dark } of variantsOf(1)) {
  test(`what axe sees of it shuts nobody out, ${language}`, async ({ page }) => {
    await open(page, '/tools/base64', { language, dark })
    await search(page, 'base64')
    await expect(group(page, { en: 'Operations', zh: '操作' }[language])).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await field(page).fill('>')
    await expect(group(page, { en: 'Commands', zh: '命令' }[language])).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
  })
}
