import { expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import type { RasterImage } from '../raster-image.ts'
import { decode } from '../read/decode.ts'
import { readInfo } from '../read/read-info.ts'
import { resize } from '../transform/resize.ts'
import { encode } from '../write/encode.ts'
import type { WritableFormat } from './format-definition.ts'

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<RasterImage> {
  const info = readInfo(bytes)
  if (!info) throw new Error('This is no image')
  return decode(bytes, info)
}

/** Returns the largest difference between two images in any channel of any pixel. */
const difference = (a: RasterImage, b: RasterImage) =>
  a.data.reduce((max, value, index) => Math.max(max, Math.abs(value - (b.data[index] ?? 0))), 0)

const colorful = gradient(41, 23, (x) => 55 + 4 * x)

test.each([
  ['png', {}],
  ['webp', { lossless: true }],
] as const)('%s keeps every pixel', async (format, settings) => {
  expect(await read(await encode(colorful, format, { quality: 75, ...settings }))).toEqual(colorful)
})

test.each<[WritableFormat, number]>([
  ['jpeg', 12],
  ['webp', 24],
  ['avif', 16],
  ['jxl', 40],
])('%s stays within %i levels', async (format, max) => {
  const image = gradient(41, 23)
  const got = await read(await encode(image, format, { quality: 90 }))
  expect({ width: got.width, height: got.height }).toEqual({ width: 41, height: 23 })
  expect(difference(got, image)).toBeLessThanOrEqual(max)
  expect(difference(got, image)).toBeGreaterThan(0)
})

test.each(['webp', 'avif', 'png', 'jxl'] as const)('%s keeps alpha', async (format) => {
  const { data } = await read(
    await encode(
      gradient(16, 16, (x) => (x < 8 ? 0 : 255)),
      format,
      { quality: 90 },
    ),
  )
  expect([data[3], data[4 * 15 + 3]]).toEqual([0, 255])
})

test('a palette has as many colors as requested, and an image with no more is unchanged', async () => {
  const few = await read(await encode(colorful, 'png', { quality: 75, colors: 16 }))
  expect(new Set(new Uint32Array(few.data.buffer)).size).toBe(16)
  expect(await read(await encode(few, 'png', { quality: 75, colors: 16 }))).toEqual(few)
})

test('a downscaled image keeps its colors, and transparent pixels do not bleed into its edges', async () => {
  const image = gradient(64, 64)
  for (let index = 0; index < image.data.length; index += 4) {
    image.data.set((index / 4) % 64 < 32 ? [200, 100, 50, 255] : [0, 0, 255, 0], index)
  }
  const { width, height, data } = await resize(image, { width: 10, height: 5 })
  expect({ width, height }).toEqual({ width: 10, height: 5 })
  for (let index = 0; index < data.length; index += 4) {
    // Nearly transparent pixels have imprecise colors; sharpening changes the others a little.
    if ((data[index + 3] ?? 0) < 64) continue
    const off = [200, 100, 50].map((level, color) => Math.abs(level - (data[index + color] ?? 0)))
    expect(Math.max(...off)).toBeLessThanOrEqual(10)
  }
})
