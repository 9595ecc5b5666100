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

/** Nothing has moved since all of the page was there, nor before that: it is painted once all of it has come. */
export async function expectStill(page: Page): Promise<void> {
  const { inAll, sinceParsed } = await shiftOf(page)
  expect(sinceParsed).toBe(0)
  expect(inAll).toBe(0)
}
