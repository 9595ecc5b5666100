import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostileDefinitions } from '#core/pipeline/fixtures/hostile-definitions.ts'
import { seriousViolations } from './accessibility.ts'
import { variantsOf } from './variants.ts'
import { expect, open, test } from './visitor.ts'

const outputOf = (page: Page) => page.locator('[data-bench=output]')
const steps = (page: Page) => page.getByRole('article')

/** Adds a step at the end, by the name of its operation. */
async function add(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).click()
  await choose(page, words)
  await expect(steps(page).last().getByRole('combobox').first()).toBeVisible()
}

async function choose(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add a step' })
  await dialog.getByRole('combobox').fill(words)
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Input' }).click()
  await page.keyboard.type(text)
}

/** A handmade link. */
const linkTo = (pipeline: object): string =>
  `/pipelines#with=${Buffer.from(JSON.stringify({ pipeline })).toString('base64url')}`

test('steps are chained, show their results, and are inserted, moved, disabled and removed', async ({ page }) => {
  await open(page, '/pipelines')
  await add(page, 'base64 encode text')
  await add(page, 'base64 encode text')
  await type(page, 'a')
  await expect(outputOf(page)).toContainText('WVE9PQ==')
  await expect(steps(page).nth(0)).toContainText('YQ==')

  await page.getByRole('button', { name: 'Insert a step at position 2' }).click()
  await choose(page, 'url-encoder encode')
  await expect(steps(page)).toHaveCount(3)
  await expect(outputOf(page)).toContainText('WVElM0QlM0Q=')

  await page.getByRole('button', { name: 'Move step 2 up' }).click()
  await expect(outputOf(page)).toContainText('WVE9PQ==')
  await expect(page.getByRole('button', { name: 'Move step 1 down' })).toBeFocused()

  await page.getByRole('switch', { name: 'Run step 3' }).click()
  await expect(outputOf(page)).toContainText('YQ==')
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await expect(steps(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(steps(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await expect(steps(page)).toHaveCount(2)
  await expect(outputOf(page)).toContainText('a')
  await expect(page.getByRole('button', { name: 'Remove step 2' })).toBeFocused()
})

test('a step is dragged to another place', async ({ page }) => {
  await open(
    page,
    linkTo({
      version: 1,
      steps: [
        { tool: 'base64', operation: 'encode' },
        { tool: 'url-encoder', operation: 'encode' },
      ],
    }),
  )
  await type(page, 'a')
  await expect(outputOf(page)).toContainText('YQ%3D%3D')
  const from = await page.getByTitle('Drag to move').nth(1).boundingBox()
  const to = await steps(page).nth(0).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + 5, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 5 })
  await page.mouse.up()
  await expect(steps(page).nth(0)).toContainText('URL')
  await expect(outputOf(page)).toHaveText(/YQ==$/)
})

test('dragging a step to the edge of the window scrolls the page', async ({ page }) => {
  const encode = { tool: 'base64', operation: 'encode' }
  await open(
    page,
    linkTo({ version: 1, steps: [{ tool: 'url-encoder', operation: 'encode' }, ...Array(14).fill(encode)] }),
  )
  const from = await page.getByTitle('Drag to move').first().boundingBox()
  if (!from) throw new Error('Nothing to drag')
  const { height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(from.x + 5, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, height - 4, { steps: 5 })
  await expect(steps(page).last()).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await page.mouse.up()
  await expect(steps(page).last()).toContainText('URL')
})

test('options and “each line” apply, and an error is shown at its step', async ({ page }) => {
  await open(page, '/pipelines')
  await add(page, 'base64 decode text')
  await steps(page).nth(0).getByLabel('Run', { exact: true }).selectOption('For each line')
  await type(page, 'YQ==\nYg==\nYw*')
  const failing = steps(page).nth(0)
  await expect(failing).toContainText('Line 3: Invalid Base64 format: “*” at position 3')
  await expect(page.getByRole('alert')).toContainText('Step 1 (Decode text), line 3: Invalid Base64 format')
  await expect(outputOf(page)).toHaveAttribute('data-state', 'error')
  await page.keyboard.press('Backspace')
  await expect(outputOf(page)).toHaveAttribute('data-state', 'done')
  await expect(failing).toContainText('ran 3 times')

  await add(page, 'regex replace')
  await expect(steps(page).nth(1)).toContainText('This field needs text')
  await steps(page).nth(1).getByRole('textbox', { name: 'Pattern' }).fill('a')
  await steps(page)
    .nth(1)
    .getByRole('textbox', { name: /^Replace/ })
    .fill('-')
  await expect(outputOf(page)).toContainText('-')
  await expect(outputOf(page)).toHaveAttribute('data-state', 'done')
})

test('a file is processed, and the result is downloaded', async ({ page }) => {
  await open(page, '/pipelines')
  await page.getByText('File', { exact: true }).click()
  const file = { name: 'a.bin', mimeType: '', buffer: Buffer.of(0xff, 0) }
  await page.locator('[data-bench=file] input[type=file]').setInputFiles(file)
  await add(page, 'base64 encode-file')
  await expect(outputOf(page)).toContainText('/wA=')
  await add(page, 'base64 decode-file')
  await expect(outputOf(page)).toContainText('2 B')
  const downloading = page.waitForEvent('download')
  await page.locator('[data-bench=save]').click()
  expect([...readFileSync(await (await downloading).path())]).toEqual([0xff, 0])
})

test('a pipeline is saved, renamed, opened and deleted on this device, and survives a reload', async ({ page }) => {
  await open(page, '/pipelines')
  await add(page, 'base64 encode text')
  await page.getByRole('button', { name: 'Saved' }).click()
  await page.getByRole('textbox', { name: 'Name of this pipeline' }).fill('Mine')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(steps(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await page.getByRole('button', { name: 'Saved' }).click()
  await page.getByRole('button', { name: 'Rename: Mine' }).click()
  await page.getByRole('textbox', { name: 'New name' }).fill('Yours')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yours', exact: true }).click()
  await expect(steps(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Saved' }).click()
  await page.getByRole('button', { name: 'Delete: Yours' }).click()
  await expect(page.getByRole('button', { name: 'Yours', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo delete' }).click()
  await expect(page.getByRole('button', { name: 'Yours', exact: true })).toBeVisible()
})

test('a link and a file bring the same steps, without the key and the input', async ({ page, context }) => {
  await open(page, '/pipelines')
  await add(page, 'crypto hash')
  const step = steps(page).nth(0)
  await step.getByLabel('Algorithm').selectOption('HMAC')
  await step.getByLabel('Key', { exact: true }).fill('top-secret')
  await type(page, 'visible-only-here')
  await expect(outputOf(page)).toHaveAttribute('data-state', 'done')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const command = await page.getByRole('textbox', { name: 'Command line (bash, zsh)' }).inputValue()
  expect(command).toBe(
    `toolbench run '{"version":1,"steps":[{"tool":"crypto","operation":"hash","options":{"algorithm":"HMAC"}}]}' < input.txt`,
  )
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const path = await (await downloading).path()
  const exported = readFileSync(path, 'utf8')
  expect(Buffer.from(link.split('#with=')[1] ?? '', 'base64url').toString() + exported).not.toMatch(
    /top-secret|visible/,
  )
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('top-secret')

  const other = await context.newPage()
  await open(other, link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(steps(other)).toHaveCount(1)
  await expect(other.getByRole('textbox', { name: 'Input' })).toHaveText('')

  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await page
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ name: 'p.json', mimeType: '', buffer: Buffer.from(exported) })
  await expect(steps(page)).toHaveCount(1)
})

test('an invalid pipeline is refused, in a file with the reason, in a link silently', async ({ page }) => {
  await open(page, linkTo({ version: 1, steps: [{ tool: 'base64', operation: 7 }] }))
  await expect(steps(page)).toHaveCount(0)
  const chooser = page.locator('input[type=file][accept*=json]')
  await chooser.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{"version":1}') })
  await expect(page.getByRole('alert')).toHaveText('a.json is not a pipeline: steps: This field needs a list')
  await chooser.setInputFiles({ name: 'b.json', mimeType: '', buffer: Buffer.from('{') })
  await expect(page.getByRole('alert')).toHaveText('b.json is not a pipeline: it is not JSON')
  await page.goto(linkTo({ version: 1, steps: [{ tool: '<img src=x>', operation: 'constructor' }] }))
  await expect(steps(page).nth(0)).toContainText('Unknown operation')
})

test('no hostile file or link adds a step, runs anything, or crashes the page', async ({ page }) => {
  await open(page, '/pipelines')
  const chooser = page.locator('input[type=file][accept*=json]')
  for (const [index, text] of hostileDefinitions.entries()) {
    const name = `${index}.json`
    await chooser.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
    await expect(page.getByRole('alert')).toContainText(`${name} is not a pipeline: `)
  }
  // Each is a page load, so a daily run tries some of them.
  for (const [index, text] of hostileDefinitions.entries()) {
    if (text.length > 300_000 || (process.env['TEST_LONG'] !== 'true' && index % 6 > 0)) continue
    const link = Buffer.from(`{"pipeline":${text || 'null'}}`).toString('base64url')
    await open(page, `/pipelines?${index}#with=${link}`)
    expect([text.slice(0, 100), await steps(page).count()]).toEqual([text.slice(0, 100), 0])
  }
})

test('by keyboard only: steps are added, configured, moved and disabled, and a menu enters the sample', async ({
  page,
}) => {
  await open(page, '/pipelines')
  await page.getByRole('button', { name: 'Add a step' }).focus()
  for (const words of ['url-encoder encode', 'base64 encode text']) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Search operations' })).toBeFocused()
    await page.keyboard.type(words)
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    // The new step is focused, and its options are open.
    await expect(page.locator('[data-step-title][aria-expanded=true]:focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'Add a step' }).focus()
  }
  await page.getByRole('textbox', { name: 'Input' }).focus()
  await page.keyboard.type('a b')
  await expect(outputOf(page)).toContainText('YSUyMGI=')
  await page.getByRole('button', { name: 'Move step 1 down' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move step 2 up' })).toBeFocused()
  await expect(outputOf(page)).toContainText('YSBi')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('switch', { name: 'Run step 2' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(steps(page).nth(1)).toContainText('Skipped')
  await page.getByRole('button', { name: 'Samples' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-menu-panel] button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(steps(page)).toHaveCount(1)
  await expect(outputOf(page)).toHaveAttribute('data-state', 'done')
})

test('there are several samples, and one results in an image', async ({ page }) => {
  await open(page, '/pipelines')
  await page.getByRole('button', { name: 'Samples' }).click()
  const items = page.locator('[data-menu-panel] button')
  await expect.poll(() => items.count()).toBeGreaterThanOrEqual(12)
  await page.getByRole('button', { name: 'A link as a QR code' }).click()
  await expect(outputOf(page).locator('img')).toBeVisible()
  await expect(steps(page).nth(1)).toContainText('.svg')
})

for (const variant of variantsOf(1)) {
  test(`in ${variant.language} it is open to everybody, at work and with its dialog`, async ({ page }) => {
    await open(page, '/pipelines', variant)
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: { en: 'Try a sample', zh: '试试示例' }[variant.language] }).click()
    await expect(outputOf(page)).toHaveAttribute('data-state', 'done')
    await page.locator('[data-step-title]').first().click()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: { en: 'Add a step', zh: '添加步骤' }[variant.language] }).click()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
  })
}

test('it says what it is without a script, and is in the sitemap', async ({ request }) => {
  const html = await (await request.get('/pipelines?lng=zh')).text()
  expect(html).toContain('<h1>流水线</h1>')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/pipelines\?lng=zh"/)
  expect(html).not.toContain('<!--$!-->')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/pipelines</loc>')
})
