import type { Page } from '@playwright/test'
import { readCatalogue } from '#lib/tool-folders.node.ts'
import { expect, open, test } from './visitor.ts'
import { expectStill, shiftOf, watchShifts } from './watch-shifts.ts'

declare global {
  interface Window {
    moved: () => string[]
  }
}

const tools = await readCatalogue()

/** What is typed into whatever the tool works on: wrong at first, then right, in most of them. */
const typed = '({"a": "aGk=", "https://a.b/?c=%20d'

/** What can be pressed and every title, but for what the result itself holds. */
const marks = 'main :is(h1, h2, button, label, select):not(#history *, [data-bench=output] *)'

/** Remembers where everything stands; on a phone what stands below the input moves as the input grows. */
const remember = (page: Page, isPhone: boolean) =>
  page.evaluate(
    ([selector, isShort]) => {
      const end = isShort ? (document.querySelector('[data-bench=input]')?.getBoundingClientRect().top ?? 0) : Infinity
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((mark) => mark.offsetParent !== null)
      const placeOf = (mark: HTMLElement) => mark.getBoundingClientRect()
      const first = new Map(seen.filter((mark) => placeOf(mark).top < end).map((mark) => [mark, placeOf(mark)]))
      const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
      Object.assign(window, {
        moved: () => {
          const scrolled = (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) - top
          return [...first].flatMap(([mark, before]) => {
            if (!mark.isConnected || mark.offsetParent === null) return []
            const now = placeOf(mark)
            const by = [now.left - before.left, now.top - before.top - scrolled].map(Math.round)
            return by.some((pixels) => Math.abs(pixels) > 1) ? [`${mark.ariaLabel ?? mark.textContent}: ${by}`] : []
          })
        },
      })
    },
    [marks, isPhone] as const,
  )

/** What stands somewhere else by more than a pixel; what has gone since is not among it. */
const movedIn = (page: Page) => page.evaluate(() => window.moved())

test('what moves by itself once a page is there is counted', async ({ page }) => {
  await watchShifts(page)
  await open(page, '/tools/base64')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { textContent: '.' })),
  )
  await expect.poll(async () => (await shiftOf(page)).sinceParsed).toBeGreaterThan(0)
})

for (const { id } of tools) {
  for (const width of [1280, 390]) {
    test(`${id}, ${width} wide: nothing moves as it loads, nor while somebody types`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await open(page, `/tools/${id}`)
      await page.waitForLoadState('networkidle')
      await expectStill(page)

      const input = page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first()
      if ((await input.count()) === 0) return
      await remember(page, width < 768)
      await input.click()
      const moved = new Set<string>()
      for (const letter of typed) {
        await page.keyboard.type(letter)
        for (const each of await movedIn(page)) moved.add(each)
      }
      await expect(page.locator('[data-bench=output]')).not.toHaveAttribute('data-state', 'running')
      for (const each of await movedIn(page)) moved.add(each)
      expect([...moved]).toEqual([])
    })
  }
}
