// The owner's script and the token of a login are never in one page. The script of these tests tries to steal the
// token.
import type { Page } from '@playwright/test'
import { officePassword } from './office-password.ts'
import { endSessionWhileEditing, logIn } from './office-session.ts'
import { expect, open, test } from './visitor.ts'

test.describe.configure({ mode: 'serial' })

const greedy = `
const take = (how) => {
  const token = localStorage.getItem('token') || (/(?:^|; )token=([^;]{20,})/.exec(document.cookie) || [])[1]
  if (token) localStorage.setItem('taken', how)
}
window.hasScript = true
take('at once')
setInterval(take, 1, 'later')
for (const name of ['storage', 'pageshow', 'focus', 'pagehide']) addEventListener(name, () => take(name), true)
`

const hasScript = (page: Page) => page.evaluate(() => 'hasScript' in window)
const taken = (page: Page) => page.evaluate(() => localStorage.getItem('taken'))
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function logOut(page: Page): Promise<void> {
  await open(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

/** Navigates within the page as a link does, without loading. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL: String(baseURL) })
  const login = await api.post('/v1/user/login', { data: { username: 'admin', password: officePassword } })
  const { token } = (await login.json()).data
  const entries = [{ name: 'site_info', config: { site_meta_script: greedy } }]
  const headers = { authorization: `Bearer ${token}` }
  expect((await api.post('/admin/v1/site_config/update', { headers, data: { entries } })).status()).toBe(200)
  await api.dispose()
})

test('a path that only decodes to that of the login is not found, in the browser as on the server', async ({
  page,
  faults,
  baseURL,
}) => {
  const spellings = [
    ...['/%6cogin', '/%61dmin', '/%61ccount', '//login', '//admin/config', '/login%20', '/login%5c', '/LOGIN'],
    ...['/%6Cogin?lng=en', '/%6cogin#main', '/log%69n', '/%61dmin/config', '/account/%2e%2e%2flogin', '/login/x'],
    ...[
      '/tools/%62ase64',
      '/tools/..%2flogin',
      '/%e2%80%aelogin',
      '/login%EF%BC%8F',
      '/login%2f',
      '/login;x',
      '/login.',
    ],
  ]
  for (const path of spellings) {
    const answer = await open(page, baseURL + path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { name: 'Not Found' }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([path, await password(page).count(), await hasScript(page)]).toEqual([path, 0, true])
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')))
})

test('pages behind the login have no script, not even the not-found page', async ({ page, faults }) => {
  for (const path of ['/login', '/admin', '/account', '/admin/nope', '/admin/a/b', '/login?x=1', '/admin/config/']) {
    await page.goto(path)
    expect([path, await hasScript(page)]).toEqual([path, false])
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')))
})

test('navigating from a page with the script to the back office loads it without the script', async ({ page }) => {
  for (const path of ['/login', '/account', '/admin', '/admin/config', '/login?from=mail#main', '/login/']) {
    await open(page, '/about', { language: 'en' })
    expect(await hasScript(page)).toBe(true)
    await goWithin(page, path)
    await page.waitForFunction(() => !('hasScript' in window))
    await expect(password(page), path).toBeVisible()
  }
  // Back in the history, which restores the page from the back/forward cache, or loads it again.
  await page.goBack()
  await page.waitForURL('**/about')
  await page.goForward()
  await expect(password(page)).toBeVisible()
  expect(await hasScript(page)).toBe(false)
})

test('a tab with the script reloads before another tab logs in', async ({ page, context }) => {
  const other = await context.newPage()
  const third = await context.newPage()
  await open(other, '/about', { language: 'en' })
  await open(third, '/tools/base64')
  expect([await hasScript(other), await hasScript(third)]).toEqual([true, true])
  await logIn(page)
  for (const tab of [other, third]) {
    await tab.waitForFunction(() => !('hasScript' in window))
    expect(await taken(tab)).toBeNull()
  }
  await expect(other.getByRole('link', { name: 'Admin' })).toBeVisible()
  await other.getByRole('link', { name: 'Admin' }).click()
  await other.waitForURL(/\/admin/)
  await logOut(other)
  await open(third, '/about')
  expect([await hasScript(third), await taken(third)]).toEqual([true, null])
})

test('going back to a page from before the login shows it without the script', async ({ page }) => {
  await open(page, '/about', { language: 'en' })
  expect(await hasScript(page)).toBe(true)
  await logIn(page)
  while (!page.url().endsWith('/about')) await page.goBack()
  await page.waitForFunction(() => !('hasScript' in window))
  expect(await taken(page)).toBeNull()
  await logOut(page)
})

test('a token without its cookie is not exposed to the script either', async ({ page, context }) => {
  await logIn(page)
  await context.clearCookies({ name: 'token' })
  await open(page, '/about')
  expect([await hasScript(page), await taken(page)]).toEqual([false, null])
  expect((await context.cookies()).map(({ name }) => name)).toContain('token')
  await logOut(page)
})

test('if cookies do not reach the server, the user is logged out, without a reload loop', async ({ page }) => {
  await logIn(page)
  let loads = 0
  await page.route('**/about', async (route) => {
    loads++
    const answer = await fetch(route.request().url())
    const policy = answer.headers.get('content-security-policy') ?? ''
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
    await route.fulfill({ headers, body: await answer.text() })
  })
  await open(page, '/about')
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user-info')])).toEqual([
    null,
    null,
  ])
  expect([loads, await taken(page)]).toEqual([2, null])
})

test('an ended session leads to the login and back, without the script', async ({ page, faults }) => {
  await logIn(page)
  await endSessionWhileEditing(page)
  expect(await hasScript(page)).toBe(false)
  await page.getByLabel('Username').fill('admin')
  await password(page).fill(officePassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/admin/config#ai_config')
  expect([await hasScript(page), await taken(page)]).toEqual([false, null])
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('403')))
})

test('no page behind the login violates its policy', async ({ page }) => {
  const refused: string[] = []
  await page.exposeFunction('refused', (what: string) => refused.push(what))
  await page.addInitScript(() =>
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI }) => Object(window).refused(`${violatedDirective} ${blockedURI}`),
      true,
    ),
  )
  await logIn(page)
  for (const path of ['/account', '/admin/config', '/admin/data-list', '/admin/dashboard', '/about']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(refused).toEqual([])
  await logOut(page)
})
