import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What has moved by itself, as browsers count it: from the first paint on, and since all of the page was there. */
    shift: { inAll: number; sinceParsed: number }
  }
}

/** Adds up what moves in the pages that are opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: { inAll: 0, sinceParsed: 0 } })
    const add = (to: 'inAll' | 'sinceParsed', since: number) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.startTime > since) window.shift[to] += Object(entry).value
      }).observe({ type: 'layout-shift', buffered: true })
    add('inAll', 0)
    addEventListener('DOMContentLoaded', () => {
      const parsed = performance.now() + 100
      requestAnimationFrame(() => requestAnimationFrame((frame) => add('sinceParsed', Math.max(parsed, frame))))
    })
  })

export const shiftOf = (page: Page) => page.evaluate(() => window.shift)

/** A browser may paint a row of buttons of which the end has not come; what is less than this nobody sees. */
const minSeen = 0.005

/** Nothing has moved since all of the page was there, and before that nothing that is seen. */
export async function expectStill(page: Page): Promise<void> {
  const { inAll, sinceParsed } = await shiftOf(page)
  expect(sinceParsed).toBe(0)
  expect(inAll).toBeLessThan(minSeen)
}
