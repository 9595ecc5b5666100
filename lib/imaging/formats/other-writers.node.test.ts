// Compares decoding with sharp's: of images that sharp wrote, and of ours.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import { identify } from '../read/identify.ts'
import { encode } from '../write/encode.ts'

const { width, height, data } = gradient(96, 64)
const original = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })

async function largestDifference(bytes: Buffer): Promise<number> {
  const expected = await sharp(bytes).ensureAlpha().toColorspace('srgb').raw().toBuffer()
  const picture = identify(new Uint8Array(bytes))
  if (!picture) throw new Error('This is no image')
  const image = await picture.decode()
  return image.data.reduce((max, value, index) => Math.max(max, Math.abs(value - (expected[index] ?? 0))), 0)
}

test.each(
  (['lzw', 'deflate', 'packbits', 'none', 'jpeg'] as const).flatMap((compression) =>
    [false, true].map((tile) => [compression, tile] as const),
  ),
)('a TIFF compressed by %s is decoded as by sharp (tiles: %s)', async (compression, tile) => {
  const options = { compression, tile, tileWidth: 32, tileHeight: 32 }
  const predictor = compression === 'lzw' || compression === 'deflate' ? 'horizontal' : 'none'
  const bytes = await original
    .clone()
    .removeAlpha()
    .tiff({ ...options, predictor })
    .toBuffer()
  expect(await largestDifference(bytes)).toBeLessThanOrEqual(compression === 'jpeg' ? 3 : 0)
})

test.each([1, 2, 4] as const)('a gray TIFF of %i bits is decoded as by sharp', async (bitdepth) => {
  const bytes = await original
    .clone()
    .removeAlpha()
    .toColorspace('b-w')
    .tiff({ bitdepth, compression: 'none' })
    .toBuffer()
  expect(await largestDifference(bytes)).toBe(0)
})

test('a TIFF with alpha, and one of 16 bits, are decoded as by sharp', async () => {
  expect(await largestDifference(await original.clone().tiff({ compression: 'lzw' }).toBuffer())).toBe(0)
  const deep = await original.clone().removeAlpha().toColorspace('rgb16').tiff({ compression: 'lzw' }).toBuffer()
  expect(await largestDifference(deep)).toBeLessThanOrEqual(1)
})

test('a GIF is decoded as by sharp, of an animation the first frame', async () => {
  expect(await largestDifference(await original.clone().gif().toBuffer())).toBe(0)
})

test('the first frame of an animated WebP is decoded', async () => {
  const frames = [0, 200].map(
    (level) =>
      ({ create: { width: 20, height: 10, channels: 4, background: { r: level, g: 90, b: 9, alpha: 1 } } }) as const,
  )
  const pages = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  const bytes = await sharp(pages, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  const picture = identify(new Uint8Array(bytes))
  expect(picture).toMatchObject({ format: 'webp', isAnimated: true, width: 20, height: 10 })
  const image = await picture?.decode()
  expect([...(image?.data.subarray(0, 4) ?? [])]).toEqual([0, 90, 9, 255])
})

test.each(['gif', 'tiff', 'png', 'webp'] as const)('sharp decodes our %s', async (format) => {
  const small = gradient(16, 15)
  const bytes = await encode(small, format, { quality: 100, sizes: [16] })
  const read = await sharp(bytes).ensureAlpha().raw().toBuffer()
  const off = small.data.reduce((max, value, index) => Math.max(max, Math.abs(value - (read[index] ?? 0))), 0)
  expect(off).toBeLessThanOrEqual(format === 'webp' ? 12 : 0)
})
