// Animations against another library: as it reads ours, and as we read its.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import { animatedFormats } from '../formats/registry.ts'
import type { RasterImage } from '../raster-image.ts'
import { encodeAnimation } from '../write/encode-animation.ts'
import type { Frame } from './animation.ts'
import { framesIn } from './fixtures/frames-in.ts'
import { gifOf } from './fixtures/gif-of.ts'

interface Pages {
  delays: number[] | undefined
  images: RasterImage[]
}

/** All frames as the other library sees them. */
async function pagesIn(bytes: Uint8Array): Promise<Pages> {
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

/** What is transparent has any color. */
function hidden(data: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 0) data.fill(0, at, at + 4)
  return data
}

function largestDifference(ours: readonly RasterImage[], theirs: readonly RasterImage[]): number {
  expect(ours.map(({ width, height }) => [width, height])).toEqual(theirs.map(({ width, height }) => [width, height]))
  const seen = theirs.map(({ data }) => hidden(data.slice()))
  return Math.max(
    ...ours.map(({ data }, page) =>
      hidden(data.slice()).reduce((max, value, at) => Math.max(max, Math.abs(value - (seen[page]?.[at] ?? 0))), 0),
    ),
  )
}

async function* shown(images: readonly RasterImage[], delay = 50): AsyncGenerator<Frame> {
  for (const image of images) yield { image, delay }
}

const canvas = { width: 24, height: 16 }
const whole = { left: 0, top: 0, ...canvas }

describe.each([0, 1, 2, 3])('a GIF whose frames are disposed of by %i', (disposal) => {
  test('is read alike', async () => {
    const bytes = gifOf({ ...canvas, again: 0 }, [
      { ...whole, color: (x, y) => (x + y) % 7, disposal: 1 },
      { left: 3, top: 2, width: 9, height: 8, color: (x) => x % 4, disposal, transparent: 2 },
      { left: 8, top: 5, width: 16, height: 11, color: (_, y) => 4 + (y % 4), disposal, transparent: 6 },
      // Where a frame has no color for what is transparent, that library leaves the background behind, and browsers nothing.
      { left: 20, top: 0, width: 4, height: 16, color: () => 1, disposal, transparent: 7 },
      { left: 0, top: 12, width: 5, height: 3, color: () => 3 },
    ])
    const [ours, theirs] = [await framesIn(bytes), await pagesIn(bytes)]
    expect(ours.delays).toEqual(theirs.delays)
    expect(largestDifference(ours.images, theirs.images)).toBe(0)
  })
})

/** A ball that leaves a trail and is gone in the end, on nothing. */
const ball = Array.from({ length: 6 }, (_, step) =>
  gradient(canvas.width, canvas.height, (x, y) => (Math.hypot(x - 4 * step, y - 8) < 5 && step < 5 ? 255 : 0)),
)
/** Every pixel of each is another, by more colors than a table holds. */
const noisy = Array.from({ length: 4 }, (_, step) => {
  const image = gradient(48, 32)
  for (let at = 0; at < image.data.length; at += 4) image.data[at + 2] = (at * (step + 3) * 7) & 255
  return image
})
/** Half of it is seen through. */
const glass = Array.from({ length: 3 }, (_, step) => gradient(25, 17, (x) => (x < 8 * (step + 1) ? 128 : 255)))

describe.each(animatedFormats)('%s', (format) => {
  test.each([
    ['what moves on nothing', ball, 0],
    ['more colors than a table holds', noisy, format === 'gif' ? 40 : 0],
  ])('that we wrote is read alike by both: %s', async (_, images, max) => {
    const [first] = images
    if (!first) throw new Error('There is no frame')
    const head = { width: first.width, height: first.height, plays: 3 }
    const bytes = await encodeAnimation(shown(images), head, { format, quality: 90, lossless: true })
    const [ours, theirs] = [await framesIn(bytes), await pagesIn(bytes)]
    expect(largestDifference(ours.images, theirs.images)).toBeLessThanOrEqual(format === 'gif' ? 0 : 1)
    expect(largestDifference(ours.images, images)).toBeLessThanOrEqual(max)
    expect([ours.plays, ours.delays]).toEqual([3, images.map(() => 50)])
    expect(theirs.delays).toEqual(ours.delays)
  })

  test('of another library is read alike', async () => {
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
    const [ours, theirs] = [await framesIn(new Uint8Array(bytes)), await pagesIn(bytes)]
    expect(largestDifference(ours.images, theirs.images)).toBeLessThanOrEqual(format === 'gif' ? 0 : 1)
    expect([ours.plays, ours.delays]).toEqual([0, theirs.delays])
  })
})

test('a WebP with loss is as like its frames as a still one, seen by both', async () => {
  const [first] = glass
  if (!first) throw new Error('There is no frame')
  const head = { width: first.width, height: first.height, plays: 0 }
  const bytes = await encodeAnimation(shown(glass), head, { format: 'webp', quality: 95 })
  const [ours, theirs] = [await framesIn(bytes), await pagesIn(bytes)]
  expect(largestDifference(ours.images, theirs.images)).toBeLessThanOrEqual(1)
  expect(largestDifference(ours.images, glass)).toBeLessThanOrEqual(24)
})
