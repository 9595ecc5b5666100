// Compares animations with sharp: ours read by it, and its read by us.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import { animatedFormats } from '../formats/all-formats.ts'
import type { RasterImage } from '../raster-image.ts'
import { encodeAnimation } from '../write/encode-animation.ts'
import type { Frame } from './animation.ts'
import { buildGif } from './fixtures/build-gif.ts'
import { decodeAllFrames } from './fixtures/decode-all-frames.ts'

interface Pages {
  delays: number[] | undefined
  images: RasterImage[]
}

/** Decodes all frames with sharp. */
async function decodeWithSharp(bytes: Uint8Array): Promise<Pages> {
  const file = sharp(bytes, { animated: true })
  const { delay } = await file.metadata()
  const { data, info } = await file.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [{ width }, height] = [info, info.pageHeight ?? info.height]
  const length = width * height * 4
  const images = Array.from({ length: info.height / height }, (_, page) => ({
    width,
    height,
    data: new Uint8ClampedArray(data.subarray(page * length, (page + 1) * length)),
  }))
  return { delays: delay, images }
}

/** Zeroes transparent pixels, whose color is arbitrary. */
function zeroTransparent(data: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 0) data.fill(0, at, at + 4)
  return data
}

function largestDifference(ours: readonly RasterImage[], theirs: readonly RasterImage[]): number {
  expect(ours.map(({ width, height }) => [width, height])).toEqual(theirs.map(({ width, height }) => [width, height]))
  const seen = theirs.map(({ data }) => zeroTransparent(data.slice()))
  return Math.max(
    ...ours.map(({ data }, page) =>
      zeroTransparent(data.slice()).reduce(
        (max, value, at) => Math.max(max, Math.abs(value - (seen[page]?.[at] ?? 0))),
        0,
      ),
    ),
  )
}

async function* framesOf(images: readonly RasterImage[], delay = 50): AsyncGenerator<Frame> {
  for (const image of images) yield { image, delay }
}

const canvas = { width: 24, height: 16 }
const whole = { left: 0, top: 0, ...canvas }

describe.each([0, 1, 2, 3])('a GIF with disposal method %i', (disposal) => {
  test('is decoded as sharp decodes it', async () => {
    const bytes = buildGif({ ...canvas, again: 0 }, [
      { ...whole, color: (x, y) => (x + y) % 7, disposal: 1 },
      { left: 3, top: 2, width: 9, height: 8, color: (x) => x % 4, disposal, transparent: 2 },
      { left: 8, top: 5, width: 16, height: 11, color: (_, y) => 4 + (y % 4), disposal, transparent: 6 },
      // Where a frame has no transparent color, sharp clears to the background color, browsers to transparency.
      { left: 20, top: 0, width: 4, height: 16, color: () => 1, disposal, transparent: 7 },
      { left: 0, top: 12, width: 5, height: 3, color: () => 3 },
    ])
    const [ours, theirs] = [await decodeAllFrames(bytes), await decodeWithSharp(bytes)]
    expect(ours.delays).toEqual(theirs.delays)
    expect(largestDifference(ours.images, theirs.images)).toBe(0)
  })
})

/** A ball that moves on a transparent canvas, and is gone in the last frame. */
const ball = Array.from({ length: 6 }, (_, step) =>
  gradient(canvas.width, canvas.height, (x, y) => (Math.hypot(x - 4 * step, y - 8) < 5 && step < 5 ? 255 : 0)),
)
/** Every pixel differs between frames, with more colors than a color table holds. */
const noisy = Array.from({ length: 4 }, (_, step) => {
  const image = gradient(48, 32)
  for (let at = 0; at < image.data.length; at += 4) image.data[at + 2] = (at * (step + 3) * 7) & 255
  return image
})
/** Partly half-transparent frames. */
const glass = Array.from({ length: 3 }, (_, step) => gradient(25, 17, (x) => (x < 8 * (step + 1) ? 128 : 255)))

describe.each(animatedFormats)('%s', (format) => {
  test.each([
    ['motion on a transparent canvas', ball, 0],
    ['more colors than a color table holds', noisy, format === 'gif' ? 40 : 0],
  ])('that we encoded is decoded alike by sharp and us: %s', async (_, images, max) => {
    const [first] = images
    if (!first) throw new Error('There is no frame')
    const head = { width: first.width, height: first.height, plays: 3 }
    const bytes = await encodeAnimation(framesOf(images), head, { format, quality: 90, lossless: true })
    const [ours, theirs] = [await decodeAllFrames(bytes), await decodeWithSharp(bytes)]
    expect(largestDifference(ours.images, theirs.images)).toBeLessThanOrEqual(format === 'gif' ? 0 : 1)
    expect(largestDifference(ours.images, images)).toBeLessThanOrEqual(max)
    expect([ours.plays, ours.delays]).toEqual([3, images.map(() => 50)])
    expect(theirs.delays).toEqual(ours.delays)
  })

  test('that sharp encoded is decoded as sharp decodes it', async () => {
    const pages = await Promise.all(
      ball.map(({ data, ...size }) =>
        sharp(data, { raw: { ...size, channels: 4 } })
          .png()
          .toBuffer(),
      ),
    )
    const bytes = await sharp(pages, { join: { animated: true } })
      .toFormat(format, { delay: pages.map(() => 70), loop: 0, lossless: true })
      .toBuffer()
    const [ours, theirs] = [await decodeAllFrames(new Uint8Array(bytes)), await decodeWithSharp(bytes)]
    expect(largestDifference(ours.images, theirs.images)).toBeLessThanOrEqual(format === 'gif' ? 0 : 1)
    expect([ours.plays, ours.delays]).toEqual([0, theirs.delays])
  })
})

test('a lossy animated WebP is close to its frames, whether we or sharp decode it', async () => {
  const [first] = glass
  if (!first) throw new Error('There is no frame')
  const head = { width: first.width, height: first.height, plays: 0 }
  const bytes = await encodeAnimation(framesOf(glass), head, { format: 'webp', quality: 95 })
  const [ours, theirs] = [await decodeAllFrames(bytes), await decodeWithSharp(bytes)]
  expect(largestDifference(ours.images, theirs.images)).toBeLessThanOrEqual(1)
  expect(largestDifference(ours.images, glass)).toBeLessThanOrEqual(24)
})
