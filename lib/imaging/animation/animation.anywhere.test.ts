import { expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import { animatedFormats } from '../formats/all-formats.ts'
import type { RasterImage } from '../raster-image.ts'
import { encodeAnimation } from '../write/encode-animation.ts'
import type { Frame } from './animation.ts'
import { decodeAllFrames } from './fixtures/decode-all-frames.ts'

const canvas = { width: 40, height: 30 }

/** Pseudorandom colors, which do not compress, and no more than a color table holds. */
function noiseImage(): RasterImage {
  const image = gradient(canvas.width, canvas.height)
  for (let at = 0, seed = 5; at < image.data.length; at += 4) {
    seed = (seed * 48_271) % 2_147_483_647
    image.data.set([seed & 0xc0, (seed >> 8) & 0xc0, (seed >> 16) & 0xc0], at)
  }
  return image
}

/** Each frame has some white pixels, at another place. */
const dotted = Array.from({ length: 5 }, (_, step) => {
  const image = noiseImage()
  for (let y = 10; y < 14; y++) image.data.fill(255, (y * 40 + 7 * step) * 4, (y * 40 + 7 * step + 4) * 4)
  return image
})

async function* framesOf(images: readonly RasterImage[], delayOf: (index: number) => number): AsyncGenerator<Frame> {
  for (const [index, image] of images.entries()) yield { image, delay: delayOf(index) }
}

interface EncodeOptions {
  delayOf?: (index: number) => number
  plays?: number
  colors?: number
}

const written = (
  format: (typeof animatedFormats)[number],
  images: readonly RasterImage[],
  { delayOf = () => 100, plays = 0, colors }: EncodeOptions = {},
) => encodeAnimation(framesOf(images, delayOf), { ...canvas, plays }, { format, quality: 90, lossless: true, colors })

test('unchanged pixels take no space in the file', async () => {
  for (const format of animatedFormats) {
    const [one, all] = await Promise.all([written(format, dotted.slice(0, 1)), written(format, dotted)])
    expect((all.length - one.length) / one.length).toBeLessThan(0.5)
  }
})

test('a frame equal to the previous one extends its duration', async () => {
  for (const format of animatedFormats) {
    const bytes = await written(format, [noiseImage(), noiseImage(), ...dotted.slice(1, 3)], {
      delayOf: (index) => 50 + 10 * index,
    })
    expect((await decodeAllFrames(bytes)).delays).toEqual([110, 70, 80])
  }
})

test.each([0, 1, 2, 7])('a play count of %i is kept', async (plays) => {
  for (const format of animatedFormats) {
    expect((await decodeAllFrames(await written(format, dotted, { plays }))).plays).toBe(plays)
  }
})

test('rounding to hundredths of a second does not accumulate in a GIF', async () => {
  const { delays } = await decodeAllFrames(await written('gif', dotted, { delayOf: () => 33 }))
  expect(delays.reduce((sum, delay) => sum + delay)).toBe(170)
  expect((await decodeAllFrames(await written('webp', dotted, { delayOf: () => 33 }))).delays).toEqual([
    33, 33, 33, 33, 33,
  ])
})

test('the color limit of a GIF holds for each frame', async () => {
  const { images } = await decodeAllFrames(
    await written('gif', dotted.slice(0, 1).concat(gradient(40, 30, (x) => (x < 9 ? 0 : 255))), { colors: 8 }),
  )
  for (const { data } of images) expect(new Set(new Uint32Array(data.buffer)).size).toBeLessThanOrEqual(9)
})
