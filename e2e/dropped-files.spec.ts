// Files dropped or pasted anywhere on a page are recognized by their bytes: no image becomes text, and the browser
// never navigates to a file.
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { seriousViolations } from './accessibility.ts'
import { expect, open, test } from './visitor.ts'

/** An image of 1 × 1. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

interface Brought {
  name: string
  bytes: Uint8Array
}

/** Drops files on the page outside of all fields, or pastes them without a focus. */
async function bring(page: Page, how: 'drop' | 'paste', ...files: Brought[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({
    name,
    base64: Buffer.from(bytes).toString('base64'),
    type: name.endsWith('.png') ? 'image/png' : '',
  }))
  const send = (type: string) =>
    page.evaluate(
      ([event, given]) => {
        const transfer = new DataTransfer()
        for (const { name, base64, type } of given)
          transfer.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }))
        const passing = { bubbles: true, cancelable: true }
        return document.body.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent(event, { clipboardData: transfer, ...passing })
            : new DragEvent(event, { dataTransfer: transfer, ...passing }),
        )
      },
      [type, given] as const,
    )
  if (how === 'paste') return void (await send('paste'))
  await send('dragenter')
  // Until a handler prevents it, the browser would navigate to the file.
  await expect.poll(() => send('dragover')).toBe(false)
  expect(await send('drop')).toBe(false)
}

test('an image that is dropped on MD5 is hashed as a file', async ({ page }) => {
  await open(page, '/tools/md5')
  await bring(page, 'drop', { name: 'dot.png', bytes: png })
  await expect(page.locator('[data-bench=output]')).toContainText(createHash('md5').update(png).digest('hex'))
  await expect(page).toHaveURL(/operation=hash-file/)
})

test('a screenshot pasted on the QR code generator is decoded', async ({ page }) => {
  await open(page, '/tools/qr-generator')
  await bring(page, 'paste', { name: 'image.png', bytes: png })
  await expect(page).toHaveURL(/operation=read/)
  await expect(page.getByText('No readable QR code was found in this image')).toBeVisible()
})

test('a tool that takes no images names the type and offers a tool that does', async ({ page }) => {
  await open(page, '/tools/json-editor')
  await bring(page, 'drop', { name: 'dot.png', bytes: png })
  await expect(page.getByRole('alert')).toContainText('“dot.png” is an image (PNG). This field takes text.')
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Image Compressor' }).first().click()
  await expect(page).toHaveURL(/image-compress/)
  await expect(page.getByText('dot.png').first()).toBeVisible()
})

test('a text in GBK is decoded, also when dropped on the home page', async ({ page }) => {
  // {"姓名":"张三"}
  const bytes = Buffer.from('7b22d0d5c3fb223a22d5c5c8fd227d', 'hex')
  await open(page, '/')
  await bring(page, 'drop', { name: 'list.json', bytes })
  await page.getByRole('option', { name: 'Format' }).first().click()
  await expect(page.locator('[data-bench=output]')).toContainText('"姓名": "张三"')
  const encoding = page.getByRole('combobox', { name: 'Text encoding of list.json' })
  await expect(encoding).toHaveValue('gb18030')
  await encoding.selectOption('UTF-8')
  await expect(page.getByText('Some characters are not valid UTF-8')).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
})

test('text pasted outside of all fields becomes the input', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'hi')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.locator('[data-bench=output]')).toContainText('aGk=')
})

test('several files dropped on the home page all go to what is chosen for them', async ({ page }) => {
  await open(page, '/')
  const [one, other] = [
    { name: 'one.png', bytes: png },
    { name: 'other.png', bytes: png },
  ]
  await bring(page, 'drop', one, other)
  await page
    .getByRole('option', { name: /Compress/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('one.png')
  await expect(page.getByRole('main')).toContainText('other.png')
})

test('a file dropped on a page without tools opens the search', async ({ page }) => {
  await open(page, '/privacy')
  await bring(page, 'drop', { name: 'dot.png', bytes: png })
  await expect(page.getByRole('option', { name: 'Compress the image' })).toBeVisible()
})

test('two files that are dropped on a text diff have their names', async ({ page }) => {
  await open(page, '/tools/text-diff')
  const texts = ['old', 'new'].map((name) => ({ name: `${name}.txt`, bytes: Buffer.from(name) }))
  await bring(page, 'drop', ...texts)
  for (const { name } of texts)
    await expect(page.getByRole('button', { name: `Remove the file name ${name}` })).toBeVisible()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`a photo in a pipeline covers nothing at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/pipelines')
    await bring(page, 'drop', { name: 'a-photograph-of-the-lake-in-summer.png', bytes: await tallImage(page) })
    await expect(page.getByRole('radio', { name: 'File' })).toBeChecked()
    const image = page.getByRole('img', { name: 'a-photograph-of-the-lake-in-summer.png' })
    await expect(image).toBeVisible()
    // Its height is known once it is loaded.
    await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const boxOf = async (place: ReturnType<Page['locator']>) => {
      const box = await place.boundingBox()
      if (!box) throw new Error('There is no such box')
      return { top: box.y, bottom: box.y + box.height, right: box.x + box.width }
    }
    const [head, output] = [page.getByRole('heading', { name: 'Input' }), page.getByRole('heading', { name: 'Output' })]
    const [input, out] = [await boxOf(head), await boxOf(output)]
    for (const part of [image, page.getByRole('button', { name: 'Choose another' })]) {
      const box = await boxOf(part)
      expect(box.top).toBeGreaterThan(input.bottom)
      expect(box.bottom).toBeLessThan(out.top)
      expect(box.right).toBeLessThan(width)
    }
  })

/** An image as high as a phone's photo, encoded as PNG by the browser. */
async function tallImage(page: Page): Promise<Uint8Array> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1600 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#36c'
    context?.fillRect(0, 0, 1200, 1600)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
