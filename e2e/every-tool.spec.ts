// Tests of every tool's page in one visit: server rendering, loaded files and requests, layout shifts, accessibility,
// the result of each operation, and the history.
import { existsSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type LoadedTool, loadEveryTool } from '#core/load-tools.node.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import type { Language } from '#kit/language.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { seriousViolations } from './accessibility.ts'
import { expectNoLayoutShift, layoutShiftOf, recordLayoutShifts } from './layout-shifts.ts'
import { type LoadedFiles, librariesIn, sourcesOf, watchLoading } from './loaded-files.ts'
import { elementsMovedByTyping } from './moved-elements.ts'
import { variantsOf } from './variants.ts'
import { expect, open, pressRunButton, test } from './visitor.ts'
import { expectOnlyGets, expectOwnFiles, requestsOf } from './watch-requests.ts'

/** The result that a tool shows as it opens may be in the history too. */
const words = {
  en: { samples: /samples$/i, history: /^History \d+$/, turnOn: 'Turn on' },
  zh: { samples: /示例$/, history: /^历史 \d+$/, turnOn: '启用' },
}

for (const [place, tool] of (await loadEveryTool()).filter(({ id }) => isTestedInFull(id)).entries()) {
  for (const { language, dark, width, height } of variantsOf(place)) {
    test(`${tool.id} in ${language}, ${dark ? 'dark' : 'light'}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const requests = requestsOf(page)
      const loaded = watchLoading(page)
      await recordLayoutShifts(page)

      const answer = await open(page, `/tools/${tool.id}?lng=${language}`, { language, dark })
      await page.waitForLoadState('networkidle')
      await test.step('the server says what it is, without a script', async () =>
        expectDrawnByServer((await answer?.text()) ?? '', tool, language))
      await test.step('it opens in its language and colors', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
      })
      await test.step('opening it asks this site alone, and sends nothing', () => expectOnlyGets(requests, page))
      await test.step('nothing has moved since it was there', () => expectNoLayoutShift(page))
      if (width >= 900) await test.step('the bench is in the window', () => expectInWindow(page))
      await test.step('it loads no more than it may', async () => expectBudgets(page, tool.id, await loaded()))
      await test.step('empty, it is open to everybody', async () => expect(await seriousViolations(page)).toEqual([]))

      requests.length = 0
      await test.step('nothing moves while somebody types', async () =>
        expect(await elementsMovedByTyping(page)).toEqual([]))
      // The history is off by default in tools for secrets.
      const turnOn = page.locator('#history').getByRole('button', { name: words[language].turnOn, exact: true })
      if (await turnOn.isVisible()) await turnOn.click()
      for (const [index, name] of Object.keys(tool.operations).entries()) {
        await test.step(`${name} does its first sample`, () => runSample(page, tool, name, language))
        if (index > 0) continue
        if (width >= 900) await test.step('at work, it stays there', () => expectInWindow(page))
        await test.step('at work, it is open to everybody', async () =>
          expect(await seriousViolations(page)).toEqual([]))
        await test.step('what was done is remembered', () =>
          expect(page.getByRole('link', { name: words[language].history })).toBeVisible())
      }
      await test.step('using it sent nothing', () => expectOwnFiles(requests, page))
    })
  }
}

test('a layout shift after loading is counted', async ({ page }) => {
  await recordLayoutShifts(page)
  await open(page, '/tools/base64')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { textContent: '.' })),
  )
  await expect.poll(async () => (await layoutShiftOf(page)).sinceParsed).toBeGreaterThan(0)
})

test('an element that moves during typing is named, even if it moves back', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.evaluate(() => {
    const title = document.querySelector<HTMLElement>('main h2')
    const move = (by: string) => title?.style.setProperty('margin-left', by)
    const jump = () => {
      move('9px')
      setTimeout(move, 200, '')
    }
    addEventListener('input', jump, { once: true })
  })
  expect(await elementsMovedByTyping(page)).toContainEqual(expect.stringMatching(/: 9,0$/))
})

function expectDrawnByServer(html: string, { id, title, description }: LoadedTool, language: Language): void {
  expect(html).toContain(`<h1>${title[language]}</h1>`)
  expect(html).toContain(`<meta name="description" content="${description[language]}"`)
  // No part is suspended: the server would omit it, and React would log an error.
  expect(html).not.toContain('<!--$!-->')
  expect(html).toContain('SoftwareApplication')
  expect(html).toContain('BreadcrumbList')
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/tools/${id}\\?lng=${language}"`))
  expect(html).toContain('hrefLang="x-default"')
  // The element that browsers wait for before painting; without it, the layout would shift.
  const waitedFor = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html)?.[1]
  expect(html).toContain(`id="${waitedFor}"`)
}

/** The minimum usable height of the output pane in pixels. */
const minResult = 120

/**
 * Expects that the bench fits the window: the page does not scroll, title, buttons and status are visible, and no row
 * of options is cut off.
 */
async function expectInWindow(page: Page): Promise<void> {
  const { bottom, result, ...scrolled } = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('main :is([role=tablist], [role=radiogroup], nav)')]
    const cut = rows.filter((row) => row.scrollWidth > row.clientWidth).map(({ textContent }) => textContent)
    const bench = document.querySelector('main .rule')?.parentElement?.getBoundingClientRect()
    const result = document.querySelector('[data-bench=output]')?.getBoundingClientRect()
    const { scrollWidth, clientWidth } = document.documentElement
    const bottom = (bench?.bottom ?? Infinity) - innerHeight
    return { bottom, result: result?.height ?? 0, scrollY, isWide: scrollWidth > clientWidth, cut }
  })
  expect(scrolled).toEqual({ scrollY: 0, isWide: false, cut: [] })
  expect(bottom).toBeLessThanOrEqual(0)
  expect(result).toBeGreaterThan(minResult)
}

/** The limits of a page generated from its schema, and of one with its own screen, in bytes of script. */
const [maxDrawn, maxRich] = [135_500, 175_000]
/** The maximum excess of a budget over the loaded bytes, so that unnoticed growth is limited. */
const maxSlack = 15_000

/**
 * A tool whose own screen exceeds the default sets its budget in `page/budget.json`; a tool without one, which runs as
 * it opens or has many fields, in `budget.json`.
 */
async function expectBudgets(page: Page, tool: string, { script, paths }: LoadedFiles): Promise<void> {
  const own = `tools/${tool}/budget.json`
  const file = existsSync(own) ? own : `tools/${tool}/page/budget.json`
  const budget: number = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).maxScriptBytes : maxDrawn
  expect(budget, file).toBeLessThanOrEqual(maxRich)
  const files = paths.filter((path) => path.endsWith('.js')).join(' ')
  expect(script, `bytes of script; ${file} may raise what a page loads: ${files}`).toBeLessThanOrEqual(budget)
  expect(script, `bytes of script, and ${file} allows many more`).toBeGreaterThan(budget - maxSlack)
  // A tool with a result as it opens has started a worker, which validates inputs with Zod.
  const allowed = page.workers().length > 0 ? ['Zod'] : []
  expect(librariesIn(await sourcesOf(page, paths)).filter((part) => !allowed.includes(part))).toEqual([])
}

/** Opens an operation as a link within the page does, enters its first sample, and waits for the result. */
async function runSample(page: Page, tool: LoadedTool, name: string, language: Language): Promise<void> {
  const operation = tool.operations[name]
  if (!operation) throw new Error(`There is no operation ${name}`)
  await page.evaluate((search) => history.pushState({}, '', search), `?operation=${kebabOf(name)}`)
  const schema = jsonSchemaOf(operation, 'input', tool.texts[language])
  const input: Record<string, unknown> = { ...tool.samples[name]?.[0]?.input }
  const main = mainFieldOf(schema)
  const output = page.locator('[data-bench=output]')
  const [file] = [main === undefined ? undefined : input[main]].flat().filter((item) => item instanceof File)
  if (file && main !== undefined && (await isEnough(operation, { [main]: input[main] })))
    await giveFile(page, file, output)
  else await chooseSample(page, language, tool.samples[name]?.[0]?.title[language] ?? '')
  // Keys are in no link and no storage. The menu enters samples of texts with all their fields, but no files.
  for (const [field, { format, title = '' }] of fieldsOf(schema)) {
    const value = input[field]
    const isAsked = format === 'password' || (file !== undefined && schema.required?.includes(field))
    if (!isAsked || typeof value !== 'string') continue
    const box = page.getByRole('textbox', { name: title, exact: true })
    // A tool's own page may have another field, filled by the sample.
    if (format === 'password' || (await box.count()) > 0) await box.fill(value)
  }
  await pressRunButton(page)
  await expect(output).toHaveAttribute('data-state', 'done')
}

/** Whether an operation can run with this input only: besides the file, it may need a text or an area. */
async function isEnough(operation: Operation, input: object): Promise<boolean> {
  try {
    await perform(operation, input)
    return true
  } catch (error) {
    return error instanceof ToolError && error.code === 'onlyInBrowser'
  }
}

async function giveFile(page: Page, file: File, output: Locator): Promise<void> {
  const chooser = page.locator('[data-bench=file] input[type=file]').first()
  await chooser.waitFor({ state: 'attached' })
  // Removed, as a file is recognized before the run, and the last result must not count as its result.
  await output.evaluate((element) => element.removeAttribute('data-state'))
  await chooser.setInputFiles({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  })
}

/** On a phone the samples may be in a menu with other items. */
async function chooseSample(page: Page, language: Language, title: string): Promise<void> {
  await page.getByRole('button', { name: words[language].samples, expanded: false }).first().click()
  await page.locator('[data-menu-panel]').getByRole('button', { name: title, exact: true }).click()
}
