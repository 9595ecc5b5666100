// The owner's complete workflow: first start, login, changes that visitors see, logout.
import { officePassword } from './office-password.ts'
import { endSessionWhileEditing, logIn } from './office-session.ts'
import { expect, open, test } from './visitor.ts'

test.describe.configure({ mode: 'serial' })

test('an anonymous visitor is sent to the login and then back, with the search parameters kept', async ({
  page,
  faults,
}) => {
  await open(page, '/admin/data-list?from=mail', { language: 'en' })
  await page.waitForURL('**/login?from=mail')
  await expect(page.getByText('Please log in first')).toBeVisible()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(/wrong/i)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await page.getByLabel('Password', { exact: true }).fill(officePassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/data-list?from=mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Data management' })).toBeVisible()
  // A refused login is answered with 401, which the browser logs.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('401')))
})

test('what the owner saves, visitors see in both languages, and secrets stay in memory', async ({ page, browser }) => {
  await logIn(page)
  await page.goto('/admin/config')
  await page.getByLabel('Site name').fill('Owner’s Bench 工具台')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Owner’s Bench 工具台')

  await page.goto('/admin/data-list')
  await page
    .getByRole('button', { name: /New friend link/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name').fill('A Friend')
  await drawer.getByLabel('Link', { exact: true }).fill('https://friend.example/')
  await expect(drawer.getByRole('switch', { name: 'Shown on the site' })).toBeChecked()
  await drawer.getByRole('button', { name: /^(Create|Save)/ }).click()
  await expect(page.getByRole('main').getByText('A Friend')).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const secret = 'sk-only-in-memory-1234'
  const service = { api_endpoint: 'https://ai.example/v1', api_model: 'large' }
  const entries = [{ name: 'ai_config', config: { ...service, keys: [secret], enable_ai: true } }]
  const saved = await page.request.post('/admin/v1/site_config/update', {
    headers: { authorization: `Bearer ${token}` },
    data: { entries },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/admin/config#ai_config')
  await expect(page.getByText('…1234')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).toContain('Owner’s Bench')
  expect(kept + (await page.content())).not.toContain(secret)

  for (const [language, nav] of [
    ['en', 'Friend links'],
    ['zh', '友情链接'],
  ] as const) {
    const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-US' })
    const visitor = await context.newPage()
    await visitor.goto(new URL('/', page.url()).href)
    await expect(visitor).toHaveTitle(/Owner’s Bench 工具台/)
    await expect(visitor.getByRole('banner')).toContainText('Owner’s Bench 工具台')
    await expect(
      visitor.getByRole('contentinfo').getByRole('navigation', { name: nav }).getByRole('link', { name: 'A Friend' }),
    ).toHaveAttribute('href', 'https://friend.example/')
    expect(await visitor.content()).not.toContain(secret)
    await context.close()
  }
})

test('a headline in both languages is shown in the visitor’s; one in a single language is shown to all', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/admin/config')
  await page.getByLabel('Headline in English').fill('Tools for everybody')
  await page.getByLabel('Headline in Chinese').fill('人人可用的工具')
  await page.getByLabel('Subtitle in English').fill('No waiting')
  await page.getByRole('link', { name: 'Search and social' }).click()
  await page.getByLabel('Title in Chinese', { exact: true }).fill('工具之家')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (const [language, headline, title] of [
    ['en', 'Tools for everybody', '工具之家'],
    ['zh', '人人可用的工具', '工具之家'],
  ] as const) {
    await open(page, '/', { language })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByText('No waiting')).toBeVisible()
    await expect(page).toHaveTitle(title)
  }
})

test('an ended session is reported, and logging in leads back to the page', async ({ page, faults }) => {
  await logIn(page)
  await endSessionWhileEditing(page)
  await expect(page.getByText('Please refresh the page and log in', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Your session has ended/)).toBeVisible()
  // As the message says.
  await page.reload()
  await expect(page.getByText(/^Your session has ended/)).toBeVisible()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(officePassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/admin/config#ai_config')
  await expect(page.getByLabel('Model')).toBeVisible()
  // The refused call is answered with 403, which the browser logs.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('403')))
})

test('logging out ends the session on the device and the server, and removes the admin link', async ({ page }) => {
  await logIn(page)
  await open(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL('**/login')
  // Cleared after the navigation, which a page with unsaved changes may still prevent.
  const stored = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user-info')])
  await expect.poll(stored).toEqual([null, null])
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=')
  await expect
    .poll(async () => {
      const answer = await page.request.get('/auth/v1/user/info', { headers: { authorization: `Bearer ${token}` } })
      return answer.status()
    })
    .toBe(403)
  await page.goto('/admin?tab=dashboard')
  await page.waitForURL('**/login?tab=dashboard')
  await open(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toHaveCount(0)
})

test('an unknown page shows the not-found message inside the back office', async ({ page, faults }) => {
  await logIn(page)
  expect((await page.goto('/admin/nope'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')))
})
