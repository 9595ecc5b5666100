import { describe, expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { buildGif } from '#lib/imaging/animation/fixtures/build-gif.ts'
import { decodeAllFrames } from '#lib/imaging/animation/fixtures/decode-all-frames.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { convert } from './operations.ts'

const canvas = { width: 40, height: 30 }
const steps = [0, 1, 2, 3, 4]

/** An animation of a square in changing colors on a transparent background, with a last frame of half a second. */
const walking = new File(
  [
    buildGif(
      { ...canvas, again: 2 },
      steps.map((step) => ({
        ...{ left: 7 * step, top: 8, width: 10, height: 12, delay: step === 4 ? 50 : 8, disposal: 2 },
        color: () => step + 1,
      })),
    ),
  ],
  'walking.gif',
)

const run = (given: object = {}, file = walking, call = unattended) => perform(convert, { file, ...given }, call)

/** Returns the colors at the centers of the squares, frame by frame. */
async function middles(file: File, scale = 1): Promise<number[][]> {
  const { images } = await decodeAllFrames(await file.bytes())
  return images.map(({ data, width }, step) => {
    const at = (Math.round(14 * scale) * width + Math.round((7 * step + 5) * scale)) * 4
    return [...data.subarray(at, at + 4)]
  })
}

const colors = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
  [255, 255, 0, 255],
]

describe.each(['gif', 'webp'] as const)('to %s', (format) => {
  test('an animation stays one, with its times and repeats', async () => {
    const { file, ...facts } = await run({ format })
    expect(facts).toMatchObject({ format, source: 'gif', frames: 5, firstOnly: false, ...canvas })
    expect(await decodeAllFrames(await file.bytes())).toMatchObject({ plays: 3, delays: [80, 80, 80, 80, 500] })
    expect(await middles(file)).toEqual(colors)
  })

  test('and from WebP again', async () => {
    const webp = (await run({ format: 'webp' })).file
    const { file, ...facts } = await run({ format }, webp)
    expect(facts).toMatchObject({ format, source: 'webp', frames: 5, firstOnly: false })
    expect(await decodeAllFrames(await file.bytes())).toMatchObject({ plays: 3, delays: [80, 80, 80, 80, 500] })
    expect(await middles(file)).toEqual(colors)
  })

  test('every frame is resized, and laid on the background', async () => {
    const { file, ...facts } = await run({
      format,
      width: 80,
      smoothing: false,
      keepTransparency: false,
      background: '#0ff',
    })
    expect(facts).toMatchObject({ width: 80, height: 60, frames: 5 })
    expect(await middles(file, 2)).toEqual(colors)
    const { images } = await decodeAllFrames(await file.bytes())
    expect(images.map(({ data }) => [...data.subarray(0, 4)])).toEqual(steps.map(() => [0, 255, 255, 255]))
  })

  test('with the first frame only the result is a still image, with a flag', async () => {
    const { file, ...facts } = await run({ format, animation: 'first' })
    expect(facts).toMatchObject({ format, frames: 1, firstOnly: true, warnings: [] })
    expect(identify(await file.bytes())).toMatchObject({ isAnimated: false })
  })
})

test('a still format gets the first frame, with a flag and a warning', async () => {
  const facts = { format: 'png', frames: 1, firstOnly: true, warnings: ['firstFrame'] }
  expect(await run({ format: 'png' })).toMatchObject(facts)
})

test('progress is told frame by frame, and a run that is cancelled ends between two', async () => {
  const progress = vi.fn()
  await run({ format: 'webp' }, walking, { ...unattended, progress })
  expect(progress.mock.calls.flat()).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  const controller = new AbortController()
  const stop = vi.fn(() => controller.abort())
  await expect(run({ format: 'gif' }, walking, { signal: controller.signal, progress: stop })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(stop).toHaveBeenCalledTimes(1)
})

test('an animation of too many pixels in all is refused before any is drawn, in the size that it is to have', async () => {
  await expect(run({ format: 'webp', width: 16_000 })).rejects.toMatchObject({ code: 'resultTooLarge' })
  const many = new File(
    [
      buildGif(
        canvas,
        Array.from({ length: 40 }, () => ({ ...{ left: 0, top: 0, width: 1, height: 1 }, color: () => 1 })),
      ),
    ],
    'many.gif',
  )
  const params = { frames: 40, width: 6000, height: 4500, mostFrames: 10_000 }
  await expect(run({ format: 'gif', width: 6000 }, many)).rejects.toMatchObject({ code: 'animationTooLarge', params })
})

test('insufficient memory is reported before any frame is drawn', async () => {
  const call = { ...unattended, memory: 100 * 2 ** 20 }
  await expect(run({ format: 'webp', width: 2000 }, walking, call)).rejects.toMatchObject({ code: 'needsMemory' })
})

test('a frame that is cut off fails, as a damaged file does', async () => {
  const bytes = await walking.bytes()
  const cut = new File([bytes.slice(0, -12)], 'cut.gif')
  await expect(run({ format: 'webp' }, cut)).rejects.toMatchObject({ code: 'failed' })
})
