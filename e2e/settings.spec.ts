import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seriousViolations } from './accessibility.ts'
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shifts.ts'
import { variantsOf } from './variants.ts'
import { expect, open, test } from './visitor.ts'

const countOf = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"] [data-count]`)

/** Presses Tab until the element with this name is focused. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: active } = document
      return (active?.ariaLabel ?? active?.textContent ?? '').trim()
    })
    if (focused === name) return
  }
  throw new Error(`Tab never came to ${name}`)
}

test('by keyboard only: all stored data is exported, deleted and imported', async ({ page }) => {
  await open(page, '/tools/base64', { language: 'en', dark: true })
  await page.getByRole('button', { name: 'Favorite', exact: false }).first().press('Enter')
  await page.getByRole('textbox', { name: 'Text' }).fill('hello')
  await expect(page.getByRole('link', { name: 'History 1' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(countOf(page, 'history')).toHaveText('1 item')
  await expect(countOf(page, 'favorites')).toHaveText('1 item')
  await expect(countOf(page, 'drafts')).toHaveText('1 item')

  await tabTo(page, 'Export')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const path = await (await downloading).path()
  expect(JSON.parse(readFileSync(path, 'utf8')).kept.history.base64[0].input).toBe('hello')

  await tabTo(page, 'Delete everything')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await tabTo(page, 'Delete everything')
  await page.keyboard.press('Enter')
  await expect(countOf(page, 'history')).toHaveText('Nothing')
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeFocused()
  await expect(countOf(page, 'favorites')).toHaveText('Nothing')

  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(countOf(page, 'history')).toHaveText('Nothing')
  // Awaited from before the key press, as enabling the interception takes a moment.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Import')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(path)
  await expect(countOf(page, 'history')).toHaveText('1 item')
  await expect(countOf(page, 'favorites')).toHaveText('1 item')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await seriousViolations(page)).toEqual([])

  await open(page, '/tools/base64')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('hello')
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
})

test('deleting the history also clears it in another open tab', async ({ page, context }) => {
  const tool = await context.newPage()
  await open(tool, '/tools/base64')
  await tool.getByRole('textbox', { name: 'Text' }).fill('hello')
  await expect(tool.getByRole('link', { name: 'History 1' })).toBeVisible()
  await open(page, '/settings')
  await page.getByRole('button', { name: 'Delete: History', exact: true }).click()
  await expect(tool.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo delete' }).click()
  await expect(tool.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
})

test('editors have the chosen font size from the start', async ({ page }) => {
  await open(page, '/settings')
  await page.getByRole('slider', { name: 'Editor font size (pixels)' }).press('End')
  await open(page, '/tools/json-editor')
  // Found and measured in one step, as the editor replaces the textarea meanwhile.
  const sizeOf = (selector: string) =>
    page.evaluate((each) => getComputedStyle(document.querySelector(each) as Element).fontSize, selector)
  expect(await sizeOf('[data-bench=input] :is(textarea, .cm-editor)')).toBe('20px')
  await page.locator('[data-bench=input] :is(textarea, .cm-content)').first().click()
  await page.keyboard.type('{}')
  await expect(page.locator('[data-bench=input] .cm-editor')).toBeVisible()
  expect(await sizeOf('[data-bench=input] .cm-editor')).toBe('20px')
  expect(await sizeOf('h1')).not.toBe('20px')
  await page.evaluate(() => localStorage.setItem('editor-font-size', '400'))
  await open(page, '/tools/json-editor')
  expect(await sizeOf('[data-bench=input] :is(textarea, .cm-editor)')).toBe('14px')
})

for (const width of [1280, 390]) {
  test(`${width} wide nothing moves as the page of settings comes alive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordLayoutShifts(page)
    await page.addInitScript(() => {
      localStorage.setItem('favorites', '["base64"]')
      localStorage.setItem('editor-font-size', '20')
    })
    await open(page, '/settings')
    await expect(countOf(page, 'favorites')).toHaveText('1 item')
    await expectNoLayoutShift(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

for (const variant of variantsOf(0)) {
  test(`in ${variant.language} its kinds, unfolded, and the list of keys are open to everybody`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('favorites', '["base64","md5"]'))
    await open(page, '/settings', variant)
    await page.locator('[data-kind=favorites] summary').click()
    await page.locator('[data-kind=login] summary').click()
    await page.locator('[data-kind=favorites] button').last().click()
    expect(await seriousViolations(page)).toEqual([])
  })
}

test('the language is chosen there, and the page speaks it at once', async ({ page }) => {
  await open(page, '/settings', { language: 'en' })
  await page.getByRole('radio', { name: '中文' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置')
})

test('it says what it is without a script, and is in the sitemap', async ({ request }) => {
  const html = await (await request.get('/settings?lng=zh')).text()
  expect(html).toContain('<h1>设置</h1>')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/settings\?lng=zh"/)
  expect(html).not.toContain('<!--$!-->')
  expect(html).not.toContain('noindex')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/settings</loc>')
})
