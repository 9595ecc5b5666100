import { execFileSync } from 'node:child_process'
import type { APIRequestContext } from '@playwright/test'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { languages } from '#kit/language.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { expect, open, test } from './visitor.ts'

const tools = await loadEveryTool()
const lookedInto = tools.filter(({ id }) => isTestedInFull(id))

for (const language of languages) {
  test(`every operation is listed, and documented at its tool, without a script in ${language}`, async ({
    request,
  }) => {
    const overview = await (await request.get(`/api-docs?lng=${language}`)).text()
    for (const { id, title, operations, texts } of tools) {
      const html = await (await request.get(`/api-docs/${id}?lng=${language}`)).text()
      expect(html).toContain(`<h1>${title[language]} API</h1>`)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/api-docs/${id}\\?lng=${language}"`))
      for (const [exported, { name }] of Object.entries(operations)) {
        for (const page of [overview, html]) {
          expect(page).toContain(`POST /v1/tools/${id}/${name}`)
          expect(page).toContain(texts[language].operations[exported]?.title)
        }
        expect(overview).toContain(`href="/api-docs/${id}#${name}"`)
        expect(html).toContain(`id="${name}"`)
      }
    }
  })
}

test('the sitemap lists each page, and no unknown tool', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { id } of tools) expect(sitemap).toContain(`/api-docs/${id}</loc>`)
  expect((await request.get('/api-docs/nope')).status()).toBe(404)
})

test('an unknown tool leads to the not-found page', async ({ page, faults }) => {
  await open(page, '/api-docs/nope')
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  expect(faults.splice(0)).toEqual([expect.stringMatching(/status of 404 \(Not Found\)$/)])
})

test('the filter finds operations by tool and by name in both languages', async ({ page }) => {
  await open(page, '/api-docs', { language: 'en' })
  const results = page.locator('#tools ul ul li:visible')
  await page.keyboard.press('/')
  await page.keyboard.type('base64 文件')
  await expect(results).toHaveText([/^Decode to a file/, /^Encode a file/])
  await expect(page.locator('#tools').getByRole('status')).toHaveText('2 operations')
  await page.getByRole('searchbox').fill('sqrt')
  await expect(results).toHaveCount(0)
  await expect(page.locator('#tools').getByRole('status')).toHaveText('No operation matches')
  await page.getByRole('searchbox').fill('md5 hash text')
  await results.getByRole('link').click()
  await expect(page).toHaveURL(/\/api-docs\/md5#hash-text$/)
})

test('a curl command is copied unchanged', async ({ page }) => {
  await open(page, '/api-docs/base64')
  const code = page.locator('#encode [data-code]').first()
  await code.getByRole('button', { name: 'Copy: curl' }).click()
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.locator('pre').textContent())
})

test('the language changes without a reload, and the part that is read stays in view', async ({ page }) => {
  await open(page, '/api-docs/base64', { language: 'en' })
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const part = page.locator('#encode')
  await part.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }))
  const before = await part.boundingBox()
  // Not a mouse click, which would first scroll to the bar although it is in view.
  await page.getByRole('banner').getByRole('button', { name: '中文' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 编解码 API')
  await expect(part.getByRole('heading', { level: 2 })).toHaveText('编码文本')
  const movedBy = async () => Math.abs(((await part.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await expect.poll(movedBy).toBeLessThan(2)
  await expect(part.getByRole('button', { name: /^复制.*curl · bash, zsh$/ })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test('on a phone nothing but code is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/api-docs', ...lookedInto.map(({ id }) => `/api-docs/${id}`)]) {
    // As rendered by the server; scripts fill existing placeholders.
    await page.goto(path, { waitUntil: 'load' })
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
  }
})

/** In a daily run one per tool: samples over HTTP are tested elsewhere, these test the shell quoting. */
const isTried = (line: string, index: number, all: readonly string[]): boolean =>
  process.env['TEST_LONG'] === 'true' || toolOf(line) !== toolOf(all[index - 1] ?? '')

const toolOf = (line: string): string | undefined => /\/v1\/tools\/([\w-]+)/.exec(line)?.[1]

test('curl commands without files give the documented answers', async ({ request }) => {
  const lines = await curlLines(request)
  const runnable = lines.filter((line) => !line.includes(' -F ')).filter(isTried)
  expect(runnable.length).toBeGreaterThan(10)
  for (const line of runnable) {
    const args = argumentsOf(line)
    const [url = '', header = '', data = ''] = ['http', 'Content-Type', '{'].map((start) =>
      args.find((argument) => argument.startsWith(start)),
    )
    const answer = await request.post(url, { headers: { 'content-type': header.split(': ')[1] ?? '' }, data })
    expect([url, (await answer.json()).code]).toEqual([url, 200])
  }
})

/** Returns the commands of the pages, as copied by a reader. */
async function curlLines(request: APIRequestContext): Promise<string[]> {
  const pages = tools.map(async ({ id }) => (await request.get(`/api-docs/${id}?lng=en`)).text())
  const html = (await Promise.all(pages)).join('')
  const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  return Array.from(html.matchAll(/<pre[^>]*data-curl[^>]*>([^<]*)<\/pre>/g), ([, line = '']) => unescaped(line))
}

/** Splits a command as the shell does, with a fake curl that only prints its arguments. */
function argumentsOf(line: string): string[] {
  const script = `curl() { for argument; do printf '%s\\0' "$argument"; done; }\n${line}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0')
}
