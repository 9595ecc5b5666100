import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Cumulative layout shift: from the first paint on, and since the page was parsed. */
    layoutShift: { inAll: number; sinceParsed: number }
  }
}

/** Sums up the layout shifts of the pages that are opened from now on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: { inAll: 0, sinceParsed: 0 } })
    const add = (to: 'inAll' | 'sinceParsed', since: number) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.startTime > since) window.layoutShift[to] += Object(entry).value
      }).observe({ type: 'layout-shift', buffered: true })
    add('inAll', 0)
    addEventListener('DOMContentLoaded', () => {
      const parsed = performance.now() + 100
      requestAnimationFrame(() => requestAnimationFrame((frame) => add('sinceParsed', Math.max(parsed, frame))))
    })
  })

export const layoutShiftOf = (page: Page) => page.evaluate(() => window.layoutShift)

/** Nothing has moved since all of the page was there, nor before that: it is painted once all of it has come. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { inAll, sinceParsed } = await layoutShiftOf(page)
  expect(sinceParsed).toBe(0)
  expect(inAll).toBe(0)
}
