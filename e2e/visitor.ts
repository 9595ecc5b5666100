import { test as base, expect, type Page } from '@playwright/test'
import type { Language } from '#kit/language.ts'

export { expect }

export const origin = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 8391}`

/** Logged by Playwright on every page, as tests have no service worker except those about it. */
const blocked = 'Service Worker registration blocked by Playwright'

/** Tests with this fixture fail on every error or warning on the console. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        const isFault = message.type() === 'error' || message.type() === 'warning'
        if (isFault && !message.text().includes(blocked)) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated, as earlier key presses would be lost. */
export async function open(page: Page, path: string, { language, dark }: { language?: Language; dark?: boolean } = {}) {
  const cookies = { ...(language && { lng: language }), ...(dark !== undefined && { is_dark: String(dark) }) }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  const answer = await page.goto(path)
  await page.waitForSelector('html[data-hydrated]')
  return answer
}

/** Presses the run button, on pages that do not run automatically. */
export async function pressRunButton(page: Page): Promise<void> {
  // On a phone another one is in the bar at the bottom.
  const button = page.locator('[data-bench=run]:visible')
  if ((await button.count()) === 0) return
  // Disabled while a sample runs; retried clicks would scroll the page back and forth.
  await expect(button.first()).toBeEnabled()
  await button.first().click()
}
