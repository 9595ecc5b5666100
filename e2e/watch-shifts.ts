import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of what has moved by itself since the page was opened, as browsers count it. */
    shift: number
  }
}

/** Adds up what moves from the first paint on, in the pages that are opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Object(entry).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shift)

/** A browser may paint a row of buttons of which the end has not come; what is less than this nobody sees. */
export const leastSeen = 0.005
