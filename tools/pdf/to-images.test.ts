import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { encodePlainPng } from '#lib/imaging/formats/png/encode-plain.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { buildPdf, buildTextPages, stream } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasQpdf, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { decodedContentOf, pdf } from './fixtures/read-back.ts'
import { fromImages } from './from-images.ts'
import { toImages } from './to-images.ts'

async function pixelsOf(file: File | Uint8Array): Promise<RasterImage> {
  const bytes = file instanceof File ? await file.bytes() : Uint8Array.from(file)
  const image = await identify(bytes)?.decode()
  if (!image) throw new Error('This is no image')
  return image
}

const colorAt = ({ data, width }: RasterImage, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

/** Four quadrants: red, green, blue and white, in reading order. */
async function quarters(width: number, height: number, alpha = 255): Promise<File> {
  const data = new Uint8ClampedArray(width * height * 4)
  const colors = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ] as const
  for (let at = 0; at < width * height; at++) {
    const quarter = (Math.floor(at / width) < height / 2 ? 0 : 2) + (at % width < width / 2 ? 0 : 1)
    data.set([...(colors[quarter] ?? []), alpha], at * 4)
  }
  return new File([await encodePlainPng({ width, height, data })], 'quarters.png', { type: 'image/png' })
}

test('an image comes back as it went in, upright, on a page of its own size', async () => {
  const { file, pages } = await perform(fromImages, { files: [await quarters(40, 20)], size: 'image' })
  expect(pages).toBe(1)
  const { file: image, count } = await perform(toImages, { file, dpi: 96 })
  const seen = await pixelsOf(image)
  expect([image.name, count, seen.width, seen.height]).toEqual(['quarters-1.png', 1, 40, 20])
  const corners = [
    [5, 5],
    [35, 5],
    [5, 15],
    [35, 15],
  ] as const
  expect(corners.map(([x, y]) => colorAt(seen, x, y))).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ])
})

test('what is transparent lets the page through', async () => {
  const { file } = await perform(fromImages, { files: [await quarters(40, 20, 128)], size: 'image' })
  const seen = await pixelsOf((await perform(toImages, { file, dpi: 96 })).file)
  expect(Math.abs((colorAt(seen, 5, 5)[1] ?? 0) - 127)).toBeLessThan(3)
})

test('a photo stays the same JPEG, upright, without its location', async () => {
  const bytes = readFileSync(`${import.meta.dirname}/../image-compress/fixtures/turned-with-location.jpg`)
  const photo = new File([Uint8Array.from(bytes)], 'photo.jpg', { type: 'image/jpeg' })
  expect(bytes.toString('latin1')).toContain('Exif')
  const { file } = await perform(fromImages, { files: [photo], size: 'image' })
  expect(await decodedContentOf(file)).toContain('/DCTDecode')
  expect(await decodedContentOf(file)).not.toMatch(/Exif|GPS|http:\/\/ns\.adobe/)
  const upright = await pixelsOf(photo)
  const seen = await pixelsOf((await perform(toImages, { file, dpi: 96 })).file)
  expect([seen.width, seen.height]).toEqual([upright.width, upright.height])
  for (const [x, y] of [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const) {
    const at = [Math.floor(x * seen.width), Math.floor(y * seen.height)] as const
    const [a, b] = [colorAt(seen, ...at), colorAt(upright, ...at)]
    for (const [channel, value] of a.entries()) expect(Math.abs(value - (b[channel] ?? 0))).toBeLessThan(40)
  }
})

test('the orientation follows the image, margins stay white, and cover fills the page', async () => {
  const files = [await quarters(40, 20)]
  const sheet = await pixelsOf(
    (await perform(toImages, { file: (await perform(fromImages, { files })).file, dpi: 36 })).file,
  )
  expect([sheet.width, sheet.height]).toEqual([421, 298])
  const covered = await perform(fromImages, { files, orientation: 'portrait', fit: 'cover', margin: 20 })
  const seen = await pixelsOf((await perform(toImages, { file: covered.file, dpi: 36 })).file)
  expect([seen.width, seen.height]).toEqual([298, 421])
  // 20 mm are 28 pixels.
  expect([colorAt(seen, 20, 20), colorAt(seen, 34, 34)]).toEqual([
    [255, 255, 255],
    [255, 0, 0],
  ])
})

test('several pages are an archive, and each is shown while the others are rendered', async () => {
  const seen: [number, string][] = []
  const listening = {
    signal: new AbortController().signal,
    progress: () => {},
    chunk: ({ page, image }: { page: number; image: File }) => seen.push([page, image.name]),
  }
  const input = { file: pdf(buildTextPages('a', 'b', 'c')), pages: '3,1', dpi: 36, format: 'webp' }
  const { file, count } = await perform(toImages, input, listening)
  expect([file.name, count]).toEqual(['report-images.zip', 2])
  expect(Object.keys(unzipSync(await file.bytes()))).toEqual(['report-3.webp', 'report-1.webp'])
  expect(seen).toEqual([
    [3, 'report-3.webp'],
    [1, 'report-1.webp'],
  ])
})

test('a long image holds all pages, the narrow ones in the middle', async () => {
  const square = (side: number, color: string) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${side} ${side}]/Resources<<>>/Contents ${side === 40 ? 4 : 6} 0 R>>`,
    stream(`${color} rg 0 0 99 99 re f`),
  ]
  const bytes = buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
    ...square(40, '1 0 0'),
    ...square(20, '0 0 1'),
  ])
  const { file, count } = await perform(toImages, { file: pdf(bytes), dpi: 72, long: true })
  const seen = await pixelsOf(file)
  expect([count, file.name, seen.width, seen.height]).toEqual([1, 'report.png', 40, 60])
  expect([colorAt(seen, 2, 20), colorAt(seen, 2, 50), colorAt(seen, 20, 50)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
    [0, 0, 255],
  ])
})

test('what would take too many pixels is refused before anything is drawn', async () => {
  const wide = buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100000 100000]>>',
  ])
  const params = { width: 208_333, height: 208_333 }
  await expect(perform(toImages, { file: pdf(wide) })).rejects.toMatchObject({ code: 'tooManyPixels', params })
  const file = pdf(buildTextPages(...Array.from({ length: 60 }, String)))
  await expect(perform(toImages, { file, long: true })).rejects.toMatchObject({ code: 'tooManyPixels' })
  await expect(perform(toImages, { file, long: true, dpi: 36, format: 'webp' })).rejects.toMatchObject({
    code: 'tooManyPixels',
  })
})

test('more pages than become images at a time are refused', async () => {
  const pages = Array.from({ length: 41 }, () => 'all').join()
  const file = pdf(buildTextPages(...Array.from({ length: 50 }, String)))
  await expect(perform(toImages, { file, pages })).rejects.toMatchObject({ code: 'tooLarge' })
})

test.each([
  ['emptyFile', ''],
  ['notImage', 'GIF or so'],
  ['notImage', '\x89PNG\r\n\x1a\nbroken'],
])('a file that is no image is refused: %s', async (code, content) => {
  const file = new File([Uint8Array.from(Buffer.from(content, 'latin1'))], 'a.png')
  await expect(perform(fromImages, { files: [file] })).rejects.toMatchObject({ code })
  const files = [await quarters(9, 7), file]
  await expect(perform(fromImages, { files })).rejects.toMatchObject({ code: 'notImage', params: { name: 'a.png' } })
})

test.skipIf(!hasQpdf)('what is made of images is a whole PDF', async () => {
  const { file } = await perform(fromImages, { files: [await quarters(9, 7, 99), await quarters(7, 9)], margin: 100 })
  expect(runProgram(await file.bytes(), 'qpdf', '--check', 'FILE')).toContain('No syntax or stream')
})
