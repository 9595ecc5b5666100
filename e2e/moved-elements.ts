import type { Page } from '@playwright/test'

declare global {
  interface Window {
    moved: () => string[]
  }
}

/** The text to type into a tool's input: invalid at first, then valid in most tools. */
const typed = '({"a": "aGk=%20d"'

/** All controls and headings, except those within the result and those below the growing history. */
const controls =
  'main :is(h1, h2, button, label, select):not(#history *, #history ~ *, #history ~ * *, [data-bench=output] *)'

/** Types into a tool's input, and lists the elements that moved by more than a pixel in any frame. */
export async function elementsMovedByTyping(page: Page): Promise<string[]> {
  const input = page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first()
  if ((await input.count()) === 0) return []
  await recordPositions(page, (page.viewportSize()?.width ?? 0) < 768)
  await input.click()
  await page.keyboard.type(typed)
  await page.locator('[data-bench=output]:not([data-state=running])').waitFor()
  return page.evaluate(() => window.moved())
}

/**
 * Records the positions of elements and compares them in every frame; on a phone only of those above the input, as it
 * grows.
 */
const recordPositions = (page: Page, isPhone: boolean) =>
  page.evaluate(
    ([selector, isShort]) => {
      const end = isShort ? (document.querySelector('[data-bench=input]')?.getBoundingClientRect().top ?? 0) : Infinity
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((mark) => mark.offsetParent !== null)
      const boxOf = (mark: HTMLElement) => mark.getBoundingClientRect()
      const first = new Map(seen.filter((mark) => boxOf(mark).top < end).map((mark) => [mark, boxOf(mark)]))
      const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
      const moved = new Set<string>()
      const look = () => {
        const scrolled = (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) - top
        for (const [mark, before] of first) {
          if (!mark.isConnected || mark.offsetParent === null) continue
          const now = boxOf(mark)
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
    [controls, isPhone] as const,
  )
