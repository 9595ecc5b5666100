import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Cumulative layout shift since the first paint, and since the page was parsed. */
    layoutShift: { inAll: number; sinceParsed: number }
  }
}

/** Records the layout shifts of pages that are opened from now on. */
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

/** Expects no layout shift after the page was parsed, and none before, as it is painted once complete. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { inAll, sinceParsed } = await layoutShiftOf(page)
  expect(sinceParsed).toBe(0)
  expect(inAll).toBe(0)
}
