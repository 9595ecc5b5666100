// Budgets of the first page, in transferred bytes (Brotli).
import type { Page } from '@playwright/test'
import { type LoadedFiles, librariesIn, sourcesOf, watchLoading } from './loaded-files.ts'
import { expect, open, test } from './visitor.ts'

async function loadedBy(page: Page, path: string): Promise<LoadedFiles> {
  const loaded = watchLoading(page)
  await open(page, path)
  await page.waitForLoadState('networkidle')
  return loaded()
}

test('the home page loads at most 100 kB of script and 10 kB of style', async ({ page }) => {
  const { script, style, paths } = await loadedBy(page, '/')
  console.log(`home page: ${script} bytes of script, ${style} bytes of style, ${paths.length} files`)
  expect(script).toBeGreaterThan(50_000)
  expect(script).toBeLessThanOrEqual(100_000)
  expect(style).toBeGreaterThan(1000)
  expect(style).toBeLessThanOrEqual(10_000)
  expect(paths.length).toBeLessThanOrEqual(14)
})

for (const path of ['/settings', '/pipelines']) {
  test(`${path} loads at most 165 kB of script`, async ({ page }) => {
    const { script } = await loadedBy(page, path)
    console.log(`${path}: ${script} bytes of script`)
    expect(script).toBeGreaterThan(100_000)
    expect(script).toBeLessThanOrEqual(165_000)
  })
}

test('the home page loads no schemas, no Mantine, no editor; the page to log in does', async ({ page }) => {
  const home = await loadedBy(page, '/')
  expect(librariesIn(await sourcesOf(page, home.paths))).toEqual([])
  const login = await loadedBy(page, '/login')
  expect(librariesIn(await sourcesOf(page, login.paths))).toContain('Mantine')
})

test('a tool’s page loads no sample and the words of one language', async ({ page }) => {
  const { paths } = await loadedBy(page, '/tools/json-editor')
  const names = paths.map((path) => path.replace(/^.*\/|-.{6,8}\.\w+$/g, ''))
  expect([...new Set(names.filter((name) => /^texts|^samples/.test(name)))]).toEqual(['texts.en'])
})

test('the home page loads no operation, no page of a tool, no worker, no codec', async ({ page }) => {
  const { paths } = await loadedBy(page, '/')
  expect(
    paths.filter((path) => /operations|samples|texts|page-|\.wasm|worker/.test(path.replace(/home-page-/, ''))),
  ).toEqual([])
})

test('only a page behind the login loads its routes, and fetches them with the first files', async ({ request }) => {
  // Not in its head: everything but the entry is fetched once the page has been painted.
  const fetched = /for\(const href of \["[^"]*\/office-routes-/
  expect(await (await request.get('/login')).text()).toMatch(fetched)
  for (const path of ['/', '/tools/base64'])
    expect(await (await request.get(path)).text()).not.toContain('office-routes')
})

test('hashed files are cached for ever and compressed', async ({ page, request }) => {
  const { paths } = await loadedBy(page, '/')
  const script = paths.find((path) => path.endsWith('.js')) ?? ''
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
})
