// The layout of the bench; every-tool.spec.ts tests it for each tool.
import type { Page } from '@playwright/test'
import { expect, open, test } from './visitor.ts'

const size = { width: 1280, height: 800 }

const scrolledOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollY, isWide: scrollWidth > clientWidth }
  })

test.beforeEach(({ page }) => page.setViewportSize(size))

test('a long paste scrolls its pane, not the page', async ({ page }) => {
  await open(page, '/tools/base64?lng=en')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('a line of a log\n'.repeat(2000))
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')
  expect(await scrolledOf(page)).toEqual({ scrollY: 0, isWide: false })
})

test('the layout of panes is remembered: split, stacked, collapsed', async ({ page }) => {
  await open(page, '/tools/base64?lng=en')
  const splitter = page.getByRole('separator', { name: 'Resize the panes' })
  const box = await splitter.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  await page.mouse.move(box.x + 6, box.y + 300)
  await page.mouse.down()
  await page.mouse.move(box.x - 144, box.y + 300, { steps: 5 })
  await page.mouse.up()
  const moved = async () => (await splitter.boundingBox())?.x ?? 0
  await expect.poll(async () => Math.abs((await moved()) - (box.x - 150))).toBeLessThan(2)

  await page.getByRole('button', { name: 'Hide the options' }).click()
  await expect(page.getByRole('button', { name: 'Show the options' })).toBeFocused()
  await page.getByRole('button', { name: 'Stacked' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show the options' })).toBeVisible()
  await expect(splitter).toHaveAttribute('aria-orientation', 'horizontal')
  // Another tool, as the layout is stored per tool.
  await open(page, '/tools/url-encoder?lng=en')
  await expect(splitter).toHaveAttribute('aria-orientation', 'vertical')
})

test('fullscreen shows only the bench, by its button and its keys, and Esc leaves it', async ({ page }) => {
  await open(page, '/tools/base64?lng=en')
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(page.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible()
  await expect.poll(async () => (await page.locator('main .rule').first().boundingBox())?.y).toBeLessThan(60)
  await page.getByRole('button', { name: 'Exit fullscreen' }).click()
  await expect.poll(async () => (await page.locator('main .rule').first().boundingBox())?.y).toBeGreaterThan(60)
  await page.keyboard.press('Shift+F11')
  await expect(page.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible()
})

test('lines that are not wrapped scroll sideways', async ({ page }) => {
  await open(page, '/tools/base64?lng=en')
  const input = page.getByRole('textbox', { name: 'Text', exact: true })
  await input.fill('a long line '.repeat(100))
  const scroller = page.locator('.cm-scroller, textarea').first()
  const isWide = () => scroller.evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(await isWide()).toBe(false)
  await page.getByRole('button', { name: 'Wrap lines' }).click()
  await expect.poll(isWide).toBe(true)
})
