// The policy blocks injected scripts of any kind, and allows our own.
import type { Page, Route } from '@playwright/test'
import { expect, open, origin, test } from './visitor.ts'

const foreign = 'https://elsewhere.example'
const run = (name: string, where = 'window') => `(${where}.ran ??= []).push('${name}')`

/** Markup that an attacker might inject. */
const injected = [
  `<script>${run('inline')}</script>`,
  `<script nonce="">${run('empty nonce')}</script>`,
  `<script type="module">${run('inline module')}</script>`,
  `<script src="${foreign}/x.js"></script>`,
  `<script type="module" src="${foreign}/module.js"></script>`,
  '<script src="/own.js"></script>',
  `<script src="data:text/javascript,${encodeURIComponent(run('data'))}"></script>`,
  `<img src="/nowhere.png" onerror="${run('handler')}">`,
  `<iframe srcdoc="<script>${run('frame', 'parent')}</script>"></iframe>`,
  '<style>body { outline: 7px solid }</style>',
].join('')

/** The same attempts from an injected script. */
async function tryFromScript(page: Page): Promise<void> {
  await page.evaluate(
    async ({ inline, handler, address, data, source }) => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: inline }))
      for (const src of [source, '/own-by-script.js']) {
        const script = document.body.appendChild(Object.assign(document.createElement('script'), { src }))
        await new Promise((resolve) => Object.assign(script, { onload: resolve, onerror: resolve }))
      }
      const button = document.createElement('button')
      button.setAttribute('onclick', handler)
      button.click()
      location.href = address
      await import(data).catch(() => {})
      await import(source).catch(() => {})
    },
    {
      inline: run('added'),
      handler: run('added handler'),
      address: `javascript:${run('address')}`,
      data: `data:text/javascript,${encodeURIComponent(run('imported data'))}`,
      source: `${foreign}/added.js`,
    },
  )
}

const ran = (page: Page) => page.evaluate(() => Object(window).ran ?? [])

const outline = (page: Page) => page.evaluate(() => getComputedStyle(document.body).outlineWidth)

/** Serves foreign scripts as a malicious server would. */
const answerAsScript = (route: Route) => {
  const name = new URL(route.request().url()).pathname
  return route.fulfill({
    body: run(name),
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
  })
}

for (const path of ['/?lng=en', '/tools/base64?lng=en']) {
  test(`${path}: an injected script does not run, inline or of another origin, and the page comes alive`, async ({
    page,
    faults,
  }) => {
    let hasPolicy = true
    await page.route(/elsewhere\.example|\/own(-by-script)?\.js$/, answerAsScript)
    await page.route(origin + path, async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': policy = '', ...others } = answer.headers()
      const body = (await answer.text())
        .replace('</head>', `${injected}</head>`)
        .replace('</body>', `${injected}</body>`)
      await route.fulfill({ headers: hasPolicy ? { ...others, 'content-security-policy': policy } : others, body })
    })

    await open(page, path)
    await tryFromScript(page)
    expect(await ran(page)).toEqual([])
    expect(await outline(page)).not.toBe('7px')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // Without the policy all of them run, so the attempts are effective.
    hasPolicy = false
    await page.goto(path)
    await tryFromScript(page)
    await expect
      .poll(async () => [...new Set(await ran(page))].sort())
      .toEqual([
        ...['/added.js', '/module.js', '/own-by-script.js', '/own.js', '/x.js', 'added', 'added handler', 'address'],
        ...['data', 'empty nonce', 'frame', 'handler', 'imported data', 'inline', 'inline module'],
      ])
    expect(await outline(page)).toBe('7px')
    faults.length = 0
  })
}

test('navigating from a public page to the back office loads it with its own policy', async ({ page }) => {
  await open(page, '/about', { language: 'en' })
  const nonces = () => page.locator('meta[property="csp-nonce"]').count()
  expect(await nonces()).toBe(0)
  await page.evaluate(() => {
    Object(window).isPublic = true
    history.pushState(null, '', '/login')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect([await nonces(), await page.evaluate(() => 'isPublic' in window)]).toEqual([1, false])
})
