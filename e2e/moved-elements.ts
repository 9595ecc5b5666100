import type { Page } from '@playwright/test'

declare global {
  interface Window {
    moved: () => string[]
  }
}

/** What is typed into whatever a tool works on: wrong at first, then right, in most of them. */
const typed = '({"a": "aGk=%20d"'

/** What can be pressed and every title, but for what the result itself holds, and what the history grows above. */
const marks =
  'main :is(h1, h2, button, label, select):not(#history *, #history ~ *, #history ~ * *, [data-bench=output] *)'

/** Types into what a tool works on, and lists what stood somewhere else by more than a pixel in any frame. */
export async function elementsMovedByTyping(page: Page): Promise<string[]> {
  const input = page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first()
  if ((await input.count()) === 0) return []
  await remember(page, (page.viewportSize()?.width ?? 0) < 768)
  await input.click()
  await page.keyboard.type(typed)
  await page.locator('[data-bench=output]:not([data-state=running])').waitFor()
  return page.evaluate(() => window.moved())
}

/** Remembers where everything stands, and looks at every frame; on a phone what stands below the input moves as the input grows. */
const remember = (page: Page, isPhone: boolean) =>
  page.evaluate(
    ([selector, isShort]) => {
      const end = isShort ? (document.querySelector('[data-bench=input]')?.getBoundingClientRect().top ?? 0) : Infinity
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((mark) => mark.offsetParent !== null)
      const placeOf = (mark: HTMLElement) => mark.getBoundingClientRect()
      const first = new Map(seen.filter((mark) => placeOf(mark).top < end).map((mark) => [mark, placeOf(mark)]))
      const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
      const moved = new Set<string>()
      const look = () => {
        const scrolled = (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) - top
        for (const [mark, before] of first) {
          if (!mark.isConnected || mark.offsetParent === null) continue
          const now = placeOf(mark)
          const by = [now.left - before.left, now.top - before.top - scrolled].map(Math.round)
          if (by.some((pixels) => Math.abs(pixels) > 1)) moved.add(`${mark.ariaLabel ?? mark.textContent}: ${by}`)
        }
      }
      let frame = requestAnimationFrame(function follow() {
        look()
        frame = requestAnimationFrame(follow)
      })
      window.moved = () => {
        cancelAnimationFrame(frame)
        look()
        return [...moved]
      }
    },
    [marks, isPhone] as const,
  )
