import sharp from 'sharp'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decodedContentOf } from './fixtures/read-back.ts'
import { fromImages } from './from-images.ts'
import { toImages } from './to-images.ts'

const fileOf = (bytes: Uint8Array, name: string): File => new File([new Uint8Array(bytes)], name)

const sheet = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

async function tiffOf(...colors: string[]): Promise<Buffer> {
  const pages = await Promise.all(colors.map(sheet))
  return sharp(pages, { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
}

/** The color in the middle of each page, as PDFium draws it. */
async function colorsOf(file: File, pages: number): Promise<string[]> {
  const colors: string[] = []
  for (let page = 1; page <= pages; page++) {
    const { file: image } = await perform(toImages, { file, pages: String(page), dpi: 36 })
    const [red, green, blue] = await sharp(await image.bytes())
      .resize(1, 1, { kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer()
    colors.push(`${red} ${green} ${blue}`)
  }
  return colors
}

test('every page of a TIFF becomes a page', async () => {
  const tiff = fileOf(await tiffOf('red', 'lime', 'blue'), 'fax.tif')
  const { file, pages, warnings } = await perform(fromImages, { files: [tiff, tiff], size: 'image' })
  expect([pages, warnings]).toEqual([6, []])
  const colors = ['255 0 0', '0 255 0', '0 0 255']
  expect(await colorsOf(file, pages)).toEqual([...colors, ...colors])
})

test('a damaged page of a TIFF is left out, and said so', async () => {
  const bytes = await tiffOf('red', 'lime', 'blue')
  const second = bytes.readUInt32LE(nextAt(bytes, bytes.readUInt32LE(4)))
  setField(bytes, second, 259, 12_345)
  const { file, pages, warnings } = await perform(fromImages, { files: [fileOf(bytes, 'fax.tif')], size: 'image' })
  expect([pages, warnings]).toEqual([2, ['pagesSkipped']])
  expect(await colorsOf(file, pages)).toEqual(['255 0 0', '0 0 255'])
})

test('thumbnails in a TIFF are no pages', async () => {
  const bytes = await tiffOf('red', 'lime')
  const second = bytes.readUInt32LE(nextAt(bytes, bytes.readUInt32LE(4)))
  setField(bytes, second, 254, 1)
  expect(await perform(fromImages, { files: [fileOf(bytes, 'a.tif')] })).toMatchObject({ pages: 1, warnings: [] })
})

test('a TIFF whose last page refers to its first ends there', async () => {
  const bytes = await tiffOf('red', 'lime')
  const first = bytes.readUInt32LE(4)
  bytes.writeUInt32LE(first, nextAt(bytes, bytes.readUInt32LE(nextAt(bytes, first))))
  expect((await perform(fromImages, { files: [fileOf(bytes, 'a.tif')] })).pages).toBe(2)
})

test.each([
  ['an empty TIFF', 'II*\0'],
  ['a TIFF that ends early', 'II*\0\xff\xff\xff\x7f'],
])('%s is no image', async (_, content) => {
  const files = [fileOf(Buffer.from(content, 'latin1'), 'a.tif')]
  await expect(perform(fromImages, { files })).rejects.toMatchObject({ code: 'notImage' })
})

test('of an animation the first frame is used, and said so', async () => {
  const pages = await Promise.all(['red', 'lime'].map(sheet))
  const gif = await sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer()
  const result = await perform(fromImages, { files: [fileOf(gif, 'a.gif')] })
  expect(result).toMatchObject({ pages: 1, warnings: ['firstFrame'] })
})

test('a small SVG is drawn at the resolution of printers', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="9"/></svg>'
  const { file } = await perform(fromImages, { files: [new File([svg], 'dot.svg')] })
  // 210 mm at 300 dots per inch.
  expect(await decodedContentOf(file)).toMatch(/\/Width 2480\b/)
})

test('a margin that leaves no room is refused at its field, with the widest that does', async () => {
  const files = [fileOf(await sheet('red'), 'a.png')]
  await expect(perform(fromImages, { files, size: 'a5', margin: 100 })).rejects.toMatchObject({
    code: 'wideMargin',
    params: { widest: 73 },
  })
  expect((await perform(fromImages, { files, size: 'a5', margin: 73 })).pages).toBe(1)
  expect((await perform(fromImages, { files, size: 'image', margin: 100 })).pages).toBe(1)
})

/** Where a directory has the offset of the next. */
const nextAt = (bytes: Buffer, directory: number): number => directory + 2 + 12 * bytes.readUInt16LE(directory)

/** Sets the value of a field, or of the first field if there is none of that tag. */
function setField(bytes: Buffer, directory: number, tag: number, value: number): void {
  const entries = Array.from({ length: bytes.readUInt16LE(directory) }, (_, index) => directory + 2 + 12 * index)
  const at = entries.find((entry) => bytes.readUInt16LE(entry) === tag) ?? directory + 2
  bytes.writeUInt16LE(tag, at)
  bytes.writeUInt16LE(4, at + 2)
  bytes.writeUInt32LE(1, at + 4)
  bytes.writeUInt32LE(value, at + 8)
}
