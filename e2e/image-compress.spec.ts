import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { samples } from '#tools/image-compress/samples.ts'
import { expect, open, test } from './visitor.ts'

const [photo, logo] = await Promise.all(
  samples.compress.slice(0, 2).map(async ({ input: { file } }) => ({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  })),
)
if (!photo || !logo) throw new Error('The samples are gone')

const output = (page: Page) => page.locator('[data-bench=output]')

async function save(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.locator('[data-bench=save]').click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('chosen images are compressed at once and downloaded as a ZIP', async ({ page }) => {
  await open(page, '/tools/image-compress')
  await page.locator('[data-bench=file] input').setInputFiles([photo, logo, photo])
  await expect(output(page)).toHaveAttribute('data-state', 'done')
  await expect(page.getByText('3 of 3 ready', { exact: true })).toBeVisible()
  const { name, bytes } = await save(page)
  expect(name).toBe('images.zip')
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['lake-small.webp', 'logo-small.webp', 'lake-small (2).webp'])
  for (const file of Object.values(files)) expect(Buffer.from(file.slice(0, 4)).toString()).toBe('RIFF')
})

test('an image that is dropped anywhere on the page is taken, and one result is downloaded as it is', async ({
  page,
}) => {
  await open(page, '/tools/image-compress', { language: 'zh' })
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const made = new DataTransfer()
      made.items.add(new File([bytes], name, { type }))
      return made
    },
    { name: photo.name, type: photo.mimeType, base64: photo.buffer.toString('base64') },
  )
  await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
  await expect(output(page)).toHaveAttribute('data-state', 'done')
  const { name, bytes } = await save(page)
  expect(name).toBe('lake-small.webp')
  expect(bytes.length).toBeLessThan(photo.buffer.length)
})

test('options survive a reload, and the settings of a run are in the history', async ({ page }) => {
  await open(page, '/tools/image-compress')
  await page.getByRole('button', { name: /^Thumbnail/ }).click()
  await page.locator('[data-bench=file] input').setInputFiles(photo)
  await expect(output(page)).toHaveAttribute('data-state', 'done')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(history).toContainText('lake.jpg')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Thumbnail/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a codec that fails to load is reported as such, not as an error of the image', async ({ page, faults }) => {
  await page.route('**/*.wasm', (route) => route.abort())
  await open(page, '/tools/image-compress')
  await page
    .locator('[data-bench=file] input[type=file]')
    .first()
    .setInputFiles(photo ?? [])
  await expect(page.locator('[data-bench=output]')).toContainText('Failed to initialize WebAssembly')
  // Chromium logs the failed request.
  expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([])
  faults.length = 0
})
