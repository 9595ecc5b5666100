// Using a tool sends nothing: the only requests are body-less GETs of this site's own hashed files.
import type { Page, Request } from '@playwright/test'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { loadEveryTool } from '#lib/tool-folders.node.ts'
import { expect, open, runWhereAsked, test } from './visitor.ts'

for (const tool of await loadEveryTool()) {
  for (const [exported, operation] of Object.entries(tool.operations)) {
    test(`${tool.id}/${operation.name} sends nothing`, async ({ page }) => {
      await open(page, `/tools/${tool.id}?operation=${kebabOf(exported)}`)
      const sent = sentBy(page)

      const main = mainFieldOf(jsonSchemaOf(operation, 'input', tool.texts.en))
      const input: Record<string, unknown> = { ...tool.samples[exported]?.[0]?.input }
      await giveInput(page, main === undefined ? undefined : input[main])
      await giveSecrets(page, jsonSchemaOf(operation, 'input', tool.texts.en), input)
      await runWhereAsked(page)
      const output = page.locator('[data-bench=output]')
      await expect(output).toHaveAttribute('data-state', 'done')

      areOwnFiles(sent, page)
    })
  }
}

test('a pipeline sends nothing', async ({ page }) => {
  const opening = sentBy(page)
  await open(page, '/pipelines')
  onlyRead(opening, page)
  const sent = sentBy(page)
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')
  areOwnFiles(sent, page)
})

test('the page of settings sends nothing', async ({ page }) => {
  const opening = sentBy(page)
  await open(page, '/settings')
  onlyRead(opening, page)
  const sent = sentBy(page)
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
  await page.getByRole('searchbox', { name: 'Search keys and what they do' }).fill('copy')
  await page.waitForLoadState('networkidle')
  areOwnFiles(sent, page)
})

/** All that a page asks for from now on. */
function sentBy(page: Page): readonly Request[] {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  return sent
}

/** All of them ask this site, and bring nothing along. */
function onlyRead(sent: readonly Request[], page: Page): void {
  for (const request of sent.filter(isOnline)) {
    expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin)
    expect(request.method()).toBe('GET')
    expect(request.postData()).toBeNull()
  }
}

function areOwnFiles(sent: readonly Request[], page: Page): void {
  onlyRead(sent, page)
  for (const request of sent.filter(isOnline))
    expect(new URL(request.url()).pathname).toMatch(/^\/assets\/[\w.-]+-[\w-]{8,}\.\w+$/)
}

const isOnline = (request: Request): boolean => !/^(blob|data):/.test(request.url())

/** Types the keys of a sample, which stand in no link and in no storage; those of a text come with it from the menu. */
async function giveSecrets(page: Page, schema: JsonSchema, input: Record<string, unknown>): Promise<void> {
  for (const [name, { format, title = '' }] of fieldsOf(schema)) {
    if (format !== 'password' || typeof input[name] !== 'string') continue
    await page.getByRole('textbox', { name: title, exact: true }).fill(input[name])
  }
}

/** Gives a page what a sample holds: a file, a text, or the sample from its menu where it is a form. */
async function giveInput(page: Page, value: unknown): Promise<void> {
  const [file] = [value].flat().filter((item): item is File => item instanceof File)
  if (file) {
    const buffer = Buffer.from(await file.arrayBuffer())
    await page
      .locator('[data-bench=file] input[type=file]')
      .first()
      .setInputFiles({ name: file.name, mimeType: file.type, buffer })
  } else {
    await page.getByRole('button', { name: 'Samples' }).click()
    await page.locator('[data-menu-panel] button').first().click()
  }
}
