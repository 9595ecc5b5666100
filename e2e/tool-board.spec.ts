// The tool board of the home page and of /tools.
import type { Page } from '@playwright/test'
import { expect, open, test } from './visitor.ts'

/** Returns the left edges of the columns of tools, and whether any text on the board is cut off. */
const lookAt = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('section[data-category] li')]
    const texts = [...main.querySelectorAll('section[data-category] li :is(b, small)')]
    return {
      columns: new Set(rows.map((row) => Math.round(row.getBoundingClientRect().left))).size,
      cut: texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
      isWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

const widths = [
  [390, 1],
  [768, 2],
  [1280, 4],
  [1920, 4],
] as const

for (const path of ['/', '/tools']) {
  test(`the tools of ${path} take all columns that there is room for, and no word is cut`, async ({ page }) => {
    await open(page, path)
    for (const [width, columns] of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await lookAt(page)]).toEqual([width, { columns, cut: [], isWide: false }])
    }
  })
}
