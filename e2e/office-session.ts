import { expect, type Page } from '@playwright/test'
import { officePassword } from './office-password.ts'
import { open } from './visitor.ts'

/** Logs in on the page, in English and light mode, and waits for the back office. */
export async function logIn(page: Page, path = '/login'): Promise<void> {
  await open(page, path, { language: 'en', dark: false })
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(officePassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/admin/)
}

/**
 * Ends the session while the configuration is edited, as the server does when it expires: the next save leads to the
 * login.
 */
export async function endSessionWhileEditing(page: Page): Promise<void> {
  await page.goto('/admin/config#ai_config')
  await expect(page.getByLabel('Model')).toBeVisible()
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    await fetch('/auth/v1/user/logout', { method: 'POST', headers, body: '{}' })
  })
  await page.getByLabel('Model').fill('small')
  await page.keyboard.press('ControlOrMeta+s')
  await page.waitForURL('**/login')
}
