import { readCatalogue } from '#core/load-tools.node.ts'
import { categories } from '#kit/tool.ts'
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shifts.ts'
import { expect, open, test } from './visitor.ts'

const tools = await readCatalogue()

test('the board holds every tool in its category', async ({ page }) => {
  await open(page, '/')
  for (const [category, { en }] of Object.entries(categories)) {
    const here = tools.filter((tool) => tool.category === category)
    if (here.length === 0) continue
    const section = page.getByRole('region', { name: en })
    await expect(section.getByRole('link')).toHaveCount(here.length)
  }
})

test('a starred tool is pinned at once and after a reload, and a visited one is recent', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Favorite: Base64' }).click()
  const pins = page.getByRole('region', { name: 'Yours' })
  await expect(pins.getByRole('link')).toHaveText(['Base64'])
  await page.getByRole('link', { name: /^URL Encoder/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Encoder')
  await open(page, '/')
  await expect(pins.getByRole('link')).toHaveText(['Base64', 'URL Encoder'])
  await expect(pins).toContainText('Recent')
})

test('typing filters the board as the search does', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('combobox').fill('url')
  await expect(page.locator('main section li').first()).toContainText('URL Encoder')
  await page.getByRole('combobox').fill('zzzqqq')
  await expect(page.locator('main')).toContainText('No tool matches')
})

test('a pasted text is recognized and passed to the tool, never in the URL', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => navigator.clipboard.writeText('a%20b%3D1'))
  await page.getByRole('combobox').focus()
  await page.keyboard.press('Control+v')
  await expect(page.locator('main')).toContainText('Looks like URL-encoded text, 9 characters')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/url-encoder\?operation=decode$/)
  await expect(page.locator('[data-bench=output]')).toContainText('a b=1')
})

test('by keyboard: typing and Enter open the first match, an arrow another', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('hash')
  await expect(page.getByRole('option').first()).toContainText('File Hash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/file-hash$/)
  await open(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('hash')
  const second = page.getByRole('option').nth(1)
  await expect(second).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const title = await second.locator('b').innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a pasted hash is compared with a file', async ({ page }) => {
  await open(page, '/')
  const hash = 'd41d8cd98f00b204e9800998ecf8427e'
  await page.evaluate((text) => navigator.clipboard.writeText(text), hash)
  await page.getByRole('combobox').focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('option').first()).toContainText('Compare a file with the hash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/file-hash\?operation=compare$/)
  await expect(page.locator(`input[value="${hash}"], textarea`).first()).toHaveValue(hash)
})

test('files are recognized by name and content: JSON opens the editor, a checksum list the check', async ({ page }) => {
  await open(page, '/')
  const chooser = page.locator('search input[type=file]')
  await chooser.setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('{"id": 7}') })
  await expect(page.getByRole('option').first()).toContainText('Format and edit JSON')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-bench=output]')).toContainText('"id": 7')
  await open(page, '/')
  const list = `1b593bf2b0adbf2df21eb31f45ff3173b3f1ab86917369572a97929235d1106f  release.txt\n`
  await chooser.setInputFiles({ name: 'SHA256SUMS', mimeType: '', buffer: Buffer.from(list) })
  await expect(page.getByRole('option').first()).toContainText('Verify files against the checksum list')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toContainText('Checksum list, lines: 1')
})

test('an opened image offers the image tools', async ({ page }) => {
  await open(page, '/')
  const image = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') }
  await page.locator('search input[type=file]').setInputFiles(image)
  await expect(page.getByRole('option').first()).toContainText('Image Compressor')
})

test('the figures are correct, and friend links are hidden while there are none', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText(`Tools${tools.length}`)
  await expect(page.getByText('Friend links')).toHaveCount(0)
})

test('favorites cause no layout shift', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.addInitScript(() => localStorage.setItem('favorites', '["base64"]'))
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Yours' }).getByRole('link')).toHaveText(['Base64'])
  await expectNoLayoutShift(page)
})
