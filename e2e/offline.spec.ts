// Offline use: one visit until everything is cached, then every page without the server.
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { timeoutFactor } from '#lib/fixtures/timeout-factor.node.ts'
import { seriousViolations } from './accessibility.ts'
import { type ChangingProxy, changingProxy } from './changing-proxy.ts'
import { expect, origin, pressRunButton } from './visitor.ts'

/** A browser that has visited the site once, through a proxy that can be closed. */
interface Visited {
  context: BrowserContext
  proxy: ChangingProxy
  faults: string[]
}

const test = base.extend<{ page: Page }, { visited: Visited }>({
  visited: [
    async ({ browser }, use) => {
      const proxy = await changingProxy(origin)
      const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: proxy.origin })
      const faults: string[] = []
      context.on('console', (message) => {
        const isFault = message.type() === 'error' || message.type() === 'warning'
        // The browser logs every page that it requests while the server is unreachable.
        if (isFault && !message.text().includes('ERR_CONNECTION_REFUSED')) faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      const page = await context.newPage()
      await page.goto('/')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.close()
      await use({ context, proxy, faults })
      await context.close()
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ visited: { context, proxy, faults } }, use) => {
    await proxy.open()
    const page = await context.newPage()
    await use(page)
    await page.close()
    await context.clearCookies()
    expect(faults.splice(0)).toEqual([])
  },
})

// One after the other in one browser; the tests after the update have the newer version.
test.describe.configure({ mode: 'serial' })

async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-hydrated]')
}

async function runSample(page: Page, tool: string): Promise<void> {
  await openOffline(page, `/tools/${tool}`)
  await page.getByRole('button', { name: 'Samples' }).click()
  await page.locator('[data-menu-panel] button').first().click()
  await pressRunButton(page)
  await expect(page.locator('[data-bench=output]'), tool).toHaveAttribute('data-state', 'done')
}

/** Tools that use a large font, read PDFs or codes, or speak. */
const isHeavy = (tool: string) => /^(cover-generator|pdf|qr-generator|tts)$/.test(tool)

test('the site can be installed', async ({ page }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([
    // The only obstacle in this browser is that its window is incognito.
    { errorId: 'in-incognito', errorArguments: [] },
  ])
})

test('the pages behind the login and the calls of the API are not cached', async ({ page, visited }) => {
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

  await visited.proxy.close()
  await expect(page.goto('/login')).rejects.toThrow('ERR_FAILED')
})

test('offline pages have the chosen language and color scheme', async ({ page, visited }) => {
  const { context, proxy } = visited
  await proxy.close()
  await context.addCookies([
    { name: 'lng', value: 'zh', url: proxy.origin },
    { name: 'is_dark', value: 'true', url: proxy.origin },
  ])
  await openOffline(page, '/tools/base64')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await openOffline(page, '/tools/base64?lng=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a page that needs its text from the server says that it is offline, and links work', async ({
  page,
  visited,
}) => {
  await visited.proxy.close()
  await openOffline(page, '/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect(page.getByText('Open it again when you are online')).toBeVisible()
  await openOffline(page, '/licences')
  await expect(page.getByText('Open it again when you are online')).toBeVisible()
})

test('a text shared by another app is in the field of the home page, and was not sent', async ({ page, visited }) => {
  await page.goto('/')
  await visited.proxy.close()
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

test('an open page announces a newer version, and keeps its input', async ({ page, visited }) => {
  const { proxy } = visited
  await page.goto('/tools/base64')
  const field = page.locator(':is(textarea, .cm-content)').first()
  await field.fill('kept over the update')
  const notice = page.getByText('A new version is ready.')
  await expect(notice).toBeHidden()
  // It listens for newer versions after everything else has loaded.
  const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-offline-'))
  await page.waitForFunction(isLoaded)
  await page.waitForLoadState('networkidle')

  // A build in which this page's script has another name.
  const renamed = (text: string) =>
    text.replace(/entry-client-[\w-]+\.js/, /load-tool-[\w-]+\.js/.exec(text)?.[0] ?? '')
  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  proxy.change('/sw.js', renamed)
  await update()
  await expect(notice).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  // The open page still finds its script, which the newer version no longer has.
  const entry = () =>
    page.evaluate(async () => {
      const cache = await caches.open('toolbench-code')
      return (await cache.keys()).filter(({ url }) => url.includes('/entry-client-')).length
    })
  expect(await entry()).toBe(1)
  // Two versions later it is removed. A version that arrives while another is still activating leaves that to the next
  // one.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state).toBe('activated')
  proxy.change('/sw.js', (text) => `${renamed(text)}\n//`)
  await update()
  await expect.poll(entry).toBe(0)

  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForSelector('html[data-hydrated]')
  await expect(page.locator(':is(textarea, .cm-content)').first()).toContainText('kept over the update')
})

test('after one visit a tool that needs no large file works offline', async ({ page, visited }) => {
  await visited.proxy.close()
  for (const { id } of await loadEveryTool()) if (!isHeavy(id) && isTestedInFull(id)) await runSample(page, id)
})

test('a tool that needs a large file says how large it is, and where to download it before', async ({
  page,
  visited,
}) => {
  await visited.proxy.close()
  await openOffline(page, '/tools/pdf')
  await page.getByRole('button', { name: 'Samples' }).click()
  await page.locator('[data-menu-panel] button').first().click()
  const said = page.getByText(
    /^A file of this tool \(\d\.\d MB\) is not on this device yet\. .*“Offline use” in the settings\.$/,
  )
  await expect(said).toBeVisible()
  // The browser logs the answer of the service worker.
  visited.faults.splice(0, visited.faults.length, ...visited.faults.filter((fault) => !fault.includes('504')))
})

test('with all files downloaded in the settings, heavy tools work too', async ({ page, visited }) => {
  await page.goto('/settings')
  const count = page.locator('[data-kind=offline] [data-count]')
  const readCount = async () => Number((await count.textContent())?.replace(/,| items$/g, '') || Number.NaN)
  await expect.poll(readCount).toBeGreaterThan(100)
  const before = await readCount()
  await page.getByRole('button', { name: /^Download all for offline use \(\d+(\.\d)? MB\)$/ }).click()
  // It fetches many megabytes sequentially.
  await expect(page.getByText('Everything is on this device')).toBeVisible({ timeout: timeoutFactor() * 90_000 })
  // The list below counts the fetched files.
  await expect.poll(readCount).toBeGreaterThan(before + 50)
  await visited.proxy.close()
  for (const { id } of await loadEveryTool()) if (isHeavy(id)) await runSample(page, id)
})
