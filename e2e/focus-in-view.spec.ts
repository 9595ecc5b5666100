// What has the focus is not hidden below bars that stay in view, nor beyond the edge of a row that scrolls (WCAG 2.2,
// 2.4.11 Focus Not Obscured).
import type { Page } from '@playwright/test'
import { expect, open, test } from './visitor.ts'

const phone = { width: 390, height: 844 }
const turnedPhone = { width: 844, height: 390 }

for (const [path, size] of [
  ['/', phone],
  ['/tools/csv', phone],
  ['/tools/cover-generator', phone],
  ['/tools/cover-generator', turnedPhone],
  ['/tools/json-to-zod', phone],
  ['/tools/json-to-zod', turnedPhone],
  ['/pipelines', turnedPhone],
] as const) {
  test(`${path} in ${size.width} × ${size.height}: no control with the focus is covered`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const covered: string[] = []
    let count = 0
    for (; count < 150; count++) {
      await page.keyboard.press('Tab')
      const focus = await lookAtFocus(page)
      if (focus === 'outside') break
      if (focus.isCovered) covered.push(focus.name)
    }
    expect(covered).toEqual([])
    expect(count).toBeGreaterThan(15)
  })
}

/** Whether the focused element is covered at all of five points, where it is in the window. */
const lookAtFocus = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to it in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { activeElement: active } = document
    if (!active || active === document.body) return 'outside'
    const { left, top, width, height } = active.getBoundingClientRect()
    const name = `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent?.slice(0, 30) ?? ''}`
    const isSeen = ([x, y]: readonly [number, number]) => {
      const front = document.elementFromPoint(left + x * width, top + y * height)
      return front !== null && (active.contains(front) || front.closest('label')?.contains(active))
    }
    const points = [
      [0.5, 0.5],
      [0.15, 0.2],
      [0.85, 0.8],
      [0.5, 0.15],
      [0.5, 0.85],
    ] as const
    // Inputs that a label or another control draws are a pixel in size.
    return { name, isCovered: width > 3 && height > 3 && !points.some(isSeen) }
  })
