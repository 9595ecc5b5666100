// Using the site sends no data: the only requests are GETs without a body for its own hashed files.
// `every-tool.spec.ts` tests every operation of every tool.
import { expect, open, test } from './visitor.ts'
import { expectOnlyGets, expectOwnFiles, requestsOf } from './watch-requests.ts'

test('a pipeline sends nothing', async ({ page }) => {
  const opening = requestsOf(page)
  await open(page, '/pipelines')
  expectOnlyGets(opening, page)
  const sent = requestsOf(page)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')
  expectOwnFiles(sent, page)
})

test('the page of settings sends nothing', async ({ page }) => {
  const opening = requestsOf(page)
  await open(page, '/settings')
  expectOnlyGets(opening, page)
  const sent = requestsOf(page)
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
  await page.getByRole('searchbox', { name: 'Search keys or commands' }).fill('copy')
  await page.waitForLoadState('networkidle')
  expectOwnFiles(sent, page)
})
