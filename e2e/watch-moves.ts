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

/** Types into what a tool works on, and lists what stands somewhere else by more than a pixel after any of the letters. */
export async function movedByTyping(page: Page): Promise<string[]> {
  const input = page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first()
  if ((await input.count()) === 0) return []
  await remember(page, (page.viewportSize()?.width ?? 0) < 768)
  await input.click()
  const moved = new Set<string>()
  const look = async () => {
    for (const each of await page.evaluate(() => window.moved())) moved.add(each)
  }
  for (const letter of typed) {
    await page.keyboard.type(letter)
    await look()
  }
  await page.locator('[data-bench=output]:not([data-state=running])').waitFor()
  await look()
  return [...moved]
}

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
