import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const shell = readFileSync(join(import.meta.dirname, '../dist/client/shell.html'), 'utf8')

/** The site as a static host has it: no server draws its pages. */
const serveShell = (page: Page) =>
  page.route('**/about', (route) => route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' }))

test('without a drawn page the site asks for its configuration, then shows itself', async ({ page }) => {
  await serveShell(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Toolbench')
})

test('while it cannot be had the error is shown, and a call that the server refuses is not tried again', async ({
  page,
  faults,
}) => {
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

test('a copy that this device keeps is enough', async ({ page, faults }) => {
  await page.addInitScript(() =>
    localStorage.setItem('app-config', JSON.stringify({ site_info: { site_name: 'Kept' } })),
  )
  await serveShell(page)
  await page.route('**/v1/site_config/all', (route) => route.abort())
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Kept')
  faults.length = 0
})
