// The static site, served by two static servers: at the root of a host, and below a base path.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from './serve-folder.ts'
import { isLong } from './variants.ts'

const root = join(import.meta.dirname, '..')

/**
 * Parses `_headers` as supporting hosts do: paths with their headers indented below; `*` matches the rest of a path.
 */
function headersIn(folder: string): (path: string) => Record<string, string> {
  const rules = readFileSync(join(folder, '_headers'), 'utf8')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n')
      const headers = lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      )
      return { path, headers: Object.fromEntries(headers) as Record<string, string> }
    })
  const holds = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
  return (path) => Object.assign({}, ...rules.filter((rule) => holds(rule.path, path)).map(({ headers }) => headers))
}

/** Writes the site for a base path into a new folder. */
function writeSite(base: string): string {
  execFileSync('node', ['scripts/build-static.ts', '--base', base], { cwd: root })
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-static-'))
  cpSync(join(root, 'dist/static'), folder, { recursive: true })
  return folder
}

async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await page.waitForSelector('html[data-hydrated]')
  return answer
}

test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'allow', locale: 'en-US' })

/** A daily run tests only the more demanding one. */
const basePaths = isLong ? ['', '/tools'] : ['/tools']

for (const basePath of basePaths)
  test(`every part of a visit works below “${basePath}/”, offline too`, async ({ page, context }) => {
    const site = writeSite(`${basePath}/`)
    const { address, close } = await serveFolder(site, basePath, headersIn(site))
    const faults: string[] = []
    context.on('console', (message) => {
      if (/error|warning/.test(message.type()) && !/40[34]|ERR_/.test(message.text())) faults.push(message.text())
    })
    context.on('weberror', (error) => faults.push(String(error.error())))
    const policies = page.locator('meta[http-equiv="Content-Security-Policy"]')

    const answer = await open(page, `${address}/`)
    // Only as a header can the policy contain frame-ancestors.
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-.*; frame-ancestors /)
    await expect(policies).toHaveAttribute('content', /default-src 'self'; script-src 'self' 'sha256-/)
    const linked = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(linked.filter((href) => /\/(login|admin|account|api-docs|v1)/.test(href))).toEqual([])
    expect(linked.filter((href) => href.startsWith('/') && !href.startsWith(`${basePath}/`))).toEqual([])

    // The search opens a tool, which runs.
    await page.getByRole('combobox', { name: 'Find a tool, or paste anything' }).fill('base64')
    await page.getByRole('option').first().click()
    await page.waitForURL('**/tools/base64**')
    await open(page, `${address}/tools/base64`)
    await page.getByRole('button', { name: 'Samples' }).click()
    await page.locator('[data-menu-panel] button').first().click()
    await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')

    // Nothing mentions features of a server.
    await open(page, `${address}/about`)
    await expect(page.locator('#keyboard')).toBeVisible()
    await expect(page.locator('#doors')).toHaveCount(0)

    // Choosing a language leads to its folder, and is remembered.
    await open(page, `${address}/settings`)
    await open(page, `${address}/pipelines?lng=zh`)
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${basePath}/zh/pipelines`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await open(page, `${address}/login`)
    await expect(page.locator('input[type=password]')).toHaveCount(0)

    await open(page, `${address}/`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    close()
    await open(page, `${address}/zh/tools/url-encoder`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await open(page, `${address}/tools/url-encoder`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(faults).toEqual([])
  })
