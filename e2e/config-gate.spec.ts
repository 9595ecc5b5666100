import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const shell = readFileSync(join(import.meta.dirname, '../dist/client/shell.html'), 'utf8')

/** Serves the site as a static host does, without server rendering. */
const serveShell = (page: Page) =>
  page.route(/\/(about)?$/, (route) => route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' }))

test('without server rendering the site loads its configuration, then renders', async ({ page }) => {
  await serveShell(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Toolbench')
})

test('if that fails the error is shown, and a refused call is not retried', async ({ page, faults }) => {
  await serveShell(page)
  let calls = 0
  await page.route('**/v1/site_config/all', (route) => {
    calls++
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/about')
  await expect(page.getByRole('alert')).toContainText('Error loading configuration: 404')
  expect(calls).toBe(1)
  faults.length = 0
})

test('a cached copy is enough', async ({ page, faults }) => {
  await page.addInitScript(() =>
    localStorage.setItem('app-config', JSON.stringify({ site_info: { site_name: 'Kept' } })),
  )
  await serveShell(page)
  await page.route('**/v1/site_config/all', (route) => route.abort())
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Kept')
  faults.length = 0
})

test('missing friend links are fetched, with placeholders meanwhile', async ({ page }) => {
  await serveShell(page)
  const value = JSON.stringify({ name: 'A friend', link: 'https://friend.example', open_blank: true, enable: true })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/data_list/sort_data*', async (route) => {
    await asked
    await route.fulfill({
      json: { code: 200, msg: 'success', data: [{ id: 1, key: 'a', kind: 'friend_link', value }] },
    })
  })
  await page.goto('/')
  const friends = page.getByRole('navigation', { name: 'Friend links' })
  await expect(friends.locator('[aria-busy]')).toBeVisible()
  answer()
  const link = friends.getByRole('link', { name: 'A friend' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
})

test('if friend links fail to load, the reason is shown', async ({ page, faults }) => {
  await serveShell(page)
  await page.route('**/v1/data_list/sort_data*', (route) =>
    route.fulfill({ status: 400, json: { code: 400, msg: '4xx' } }),
  )
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Friend links' }).getByRole('alert')).toHaveText('4xx')
  faults.length = 0
})
