// The board of the home page and of /tools, with the tools there are and with two dozen.
import type { Page } from '@playwright/test'
import { moreCards } from './fixtures/more-cards.ts'
import { expect, open, test } from './visitor.ts'

/** The left edges of the rows of tools, one a column, and whether anything on the board is cut. */
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

for (const [width, columns] of widths) {
  for (const path of ['/', '/tools']) {
    test(`the tools of ${path} take ${columns} of ${columns} columns at ${width}, and no word is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      expect(await lookAt(page)).toEqual({ columns, cut: [], isWide: false })
    })

    test(`two dozen tools of ${path} take as many at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.route(/\/assets\/first-[^/]*\.js/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('"tools/base64/tool.ts":', `${moreCards}$&`),
        })
      })
      // The server knows of no more tools than there are: the board is drawn where a link leads.
      await open(page, '/terms')
      await page.locator(`a[href="${path}"]`).last().click()
      await expect(page.locator('section[data-category] li')).toHaveCount(24)
      expect(await lookAt(page)).toEqual({ columns, cut: [], isWide: false })
    })
  }
}
