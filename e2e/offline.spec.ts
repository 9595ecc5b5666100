// What works once the server is gone: one visit, then every page without it.
import type { Page } from '@playwright/test'
import { loadEveryTool } from '#lib/tool-folders.node.ts'
import { seriousViolations } from './accessibility.ts'
import { changingProxy } from './changing-proxy.ts'
import { ownServer } from './own-server.ts'
import { expect, runWhereAsked, test } from './visitor.ts'

const server = ownServer(Number(process.env['E2E_PORT'] ?? 8391) + 2)
test.use({ serviceWorkers: 'allow', baseURL: server.origin })
test.describe.configure({ mode: 'default' })
test.beforeEach(() => server.start())
test.afterEach(async ({ faults }) => {
  await server.stop()
  // The browser itself complains of every page that it asks the stopped server for.
  const isRefusal = (fault: string) => fault.includes('ERR_CONNECTION_REFUSED')
  faults.splice(0, faults.length, ...faults.filter((fault) => !isRefusal(fault)))
})

/** Opens the home page and waits until the worker has kept what it keeps. */
async function visitOnce(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-hydrated]')
}

async function runSample(page: Page, tool: string): Promise<void> {
  await openOffline(page, `/tools/${tool}`)
  await page.getByRole('button', { name: 'Samples' }).click()
  await page.locator('[data-menu-panel] button').first().click()
  await runWhereAsked(page)
  await expect(page.locator('[data-bench=output]'), tool).toHaveAttribute('data-state', 'done')
}

/** What draws with a large font, reads codes back, or speaks. */
const isHeavy = (tool: string) => /^(cover-generator|qr-generator|tts)$/.test(tool)

test('after one visit every tool that needs no large file works with the server gone', async ({ page }) => {
  await visitOnce(page)
  await server.stop()
  for (const { id } of await loadEveryTool()) if (!isHeavy(id)) await runSample(page, id)
})

test('with all files fetched from the page of settings, the heavy ones work too', async ({ page }) => {
  await visitOnce(page)
  await page.goto('/settings')
  await expect(page.locator('[data-kind=offline] [data-count]')).toHaveText(/^\d{3,} items$/)
  const before = Number.parseInt((await page.locator('[data-kind=offline] [data-count]').textContent()) ?? '', 10)
  await page.getByRole('button', { name: /^Make everything available offline \(\d+(\.\d)? MB\)$/ }).click()
  await expect(page.getByText('Everything is on this device')).toBeVisible()
  // The list below tells of the files that have come.
  const count = page.locator('[data-kind=offline] [data-count]')
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBeGreaterThan(before + 50)
  await server.stop()
  for (const { id } of await loadEveryTool()) if (isHeavy(id)) await runSample(page, id)
})

test('without the server pages have the language and the colors that were chosen', async ({ page, context }) => {
  await visitOnce(page)
  await server.stop()
  await context.addCookies([
    { name: 'lng', value: 'zh', url: server.origin },
    { name: 'is_dark', value: 'true', url: server.origin },
  ])
  await openOffline(page, '/tools/base64')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await openOffline(page, '/tools/base64?lng=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the pages behind the login and the calls of the API are not kept', async ({ page }) => {
  await visitOnce(page)
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => fetch('/v1/site_config/all').then((answer) => answer.text()))
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(300)
  expect(kept.filter((path) => !/^\/(assets\/|shell\.html|favicon\.svg|files-of-this-version)/.test(path))).toEqual([])
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const office = loaded.filter((path) => /^\/assets\/.*(login|Mantine)/.test(path))
  expect(office.length).toBeGreaterThan(0)
  for (const path of office) expect(kept).not.toContain(path)

  await server.stop()
  await expect(page.goto('/login')).rejects.toThrow('ERR_FAILED')
})

test('the site can be installed', async ({ page }) => {
  await visitOnce(page)
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([
    // The only thing that this browser has against it: its window is a private one.
    { errorId: 'in-incognito', errorArguments: [] },
  ])
})

test('what another app shares stands in the field of the home page, and was sent nowhere', async ({ page }) => {
  await visitOnce(page)
  await server.stop()
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    })
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: '5bel5YW3566x' }))
    document.body.append(form)
    form.submit()
  })
  await page.waitForURL('**/?shared')
  await expect(page.getByRole('combobox', { name: 'Find a tool, or paste anything' })).toHaveValue('5bel5YW3566x')
  await expect(page.getByRole('option').first()).toContainText('Base64')
})

test('a page that is open says that there is a newer version, and keeps what was typed', async ({ page }) => {
  const proxy = await changingProxy(server.origin)
  await visitOnce(page, `${proxy.origin}/tools/base64`)
  const field = page.locator(':is(textarea, .cm-content)').first()
  await field.fill('kept over the update')
  const notice = page.getByText('A new version is ready.')
  await expect(notice).toBeHidden()

  // A build in which this page's own script has another name.
  const renamed = (text: string) =>
    text.replace(/entry-client-[\w-]+\.js/, /load-tool-[\w-]+\.js/.exec(text)?.[0] ?? '')
  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  proxy.change('/sw.js', renamed)
  await update()
  await expect(notice).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  // The page that is open still finds its own script, which the newer version no longer has.
  const entry = () =>
    page.evaluate(async () => {
      const cache = await caches.open('toolbench-code')
      return (await cache.keys()).filter(({ url }) => url.includes('/entry-client-')).length
    })
  expect(await entry()).toBe(1)
  // Two versions later it is gone.
  proxy.change('/sw.js', (text) => `${renamed(text)}\n//`)
  await update()
  await expect.poll(entry).toBe(0)

  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForSelector('html[data-hydrated]')
  await expect(page.locator(':is(textarea, .cm-content)').first()).toContainText('kept over the update')
  proxy.close()
})
