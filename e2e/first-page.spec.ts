// What the first page may load: budgets in bytes as they come over the network, brotli.
import type { Page } from '@playwright/test'
import { expect, open, test } from './visitor.ts'

async function loadedBy(page: Page, path: string) {
  const loaded: { path: string; type: string; size: Promise<number> }[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const size = response
      .request()
      .sizes()
      .then(({ responseBodySize }) => responseBodySize)
    loaded.push({ path: new URL(response.url()).pathname, type, size })
  })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  const sum = async (type: string) => {
    const sizes = await Promise.all(loaded.filter((file) => file.type === type).map(({ size }) => size))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return { paths: loaded.map((file) => file.path), script: await sum('script'), style: await sum('stylesheet') }
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

/** What only the named part of the product says of itself; names of files would tell nothing after a regrouping. */
const marks = { Mantine: 'MantineProvider was not found', Zod: 'invalid_type', CodeMirror: 'cm-content' }

/** Which of the parts stand in the scripts that a page loads. */
async function partsIn(page: Page, path: string): Promise<string[]> {
  const { paths } = await loadedBy(page, path)
  const scripts = paths.filter((file) => file.endsWith('.js'))
  const sources = await Promise.all(scripts.map(async (file) => (await page.request.get(file)).text()))
  return Object.entries(marks).flatMap(([part, mark]) =>
    sources.some((source) => source.includes(mark)) ? [part] : [],
  )
}

test('the home page loads no schemas, no Mantine, no editor, as a tool’s page does', async ({ page }) => {
  expect(await partsIn(page, '/')).toEqual([])
  expect(await partsIn(page, '/tools/base64')).toEqual(['Mantine', 'Zod'])
})

test('the home page loads no operation, no page of a tool, no worker, no codec', async ({ page }) => {
  const { paths } = await loadedBy(page, '/')
  expect(
    paths.filter((path) => /operations|samples|texts|page-|\.wasm|worker/.test(path.replace(/home-page-/, ''))),
  ).toEqual([])
})

test('hashed files are kept for good and come compressed', async ({ page, request }) => {
  const { paths } = await loadedBy(page, '/')
  const script = paths.find((path) => path.endsWith('.js')) ?? ''
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
})
