import { describe, expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import type { Frame } from '#lib/imaging/animation/animation.ts'
import { buildGif } from '#lib/imaging/animation/fixtures/build-gif.ts'
import { decodeAllFrames } from '#lib/imaging/animation/fixtures/decode-all-frames.ts'
import { gradient } from '#lib/imaging/fixtures/images.ts'
import type { AnimatedFormat } from '#lib/imaging/formats/format-definition.ts'
import { encodeAnimation } from '#lib/imaging/write/encode-animation.ts'
import { compress } from './operations.ts'

const canvas = { width: 96, height: 64 }
const run = (file: File, given: object = {}, call = unattended) => perform(compress, { file, ...given }, call)

/** A picture of many colors with a moving white bar. */
async function* barred(): AsyncGenerator<Frame> {
  for (let step = 0; step < 5; step++) {
    const image = gradient(canvas.width, canvas.height)
    for (let y = 0; y < 64; y++) for (let x = 0; x < 96; x++) image.data[(y * 96 + x) * 4 + 2] = (x * y * 7) & 255
    for (let y = 0; y < 64; y++) image.data.fill(255, (y * 96 + 18 * step) * 4, (y * 96 + 18 * step + 12) * 4)
    yield { image, delay: 120 }
  }
}

const animated = async (format: AnimatedFormat) =>
  new File([await encodeAnimation(barred(), { ...canvas, plays: 2 }, { format, quality: 100 })], `bar.${format}`)

/** Every frame complete, as programs write GIFs that do not optimize. */
const wasteful = new File(
  [
    buildGif(
      { ...canvas, again: 0 },
      Array.from({ length: 6 }, (_, step) => ({
        ...{ left: 0, top: 0, ...canvas, disposal: 1 },
        color: (x: number, y: number) =>
          x > 12 * step && x < 12 * step + 10 ? 4 : ((x * 48_271 + y * 16_807 + x * y * 7919) >> 4) & 3,
      })),
    ),
    '\0\0 a note of a program behind the end',
  ],
  'wasteful.gif',
)

async function pixelsOf(file: File): Promise<Uint8ClampedArray[]> {
  return (await decodeAllFrames(await file.bytes())).images.map(({ data }) => data)
}

describe.each(['gif', 'webp'] as const)('%s', (format) => {
  test('stays an animation and becomes smaller, with its times and repeats', async () => {
    const file = await animated(format)
    const result = await run(file, format === 'gif' ? { format, colors: 16 } : {})
    expect(result).toMatchObject({ format, kept: false, originalSize: file.size, ...canvas })
    expect(result.size).toBeLessThan(file.size)
    expect(await decodeAllFrames(await result.file.bytes())).toMatchObject({
      plays: 2,
      delays: [120, 120, 120, 120, 120],
    })
  })

  test('is drawn smaller, frame by frame', async () => {
    const result = await run(await animated('gif'), { format, maxWidth: 48 })
    expect(result).toMatchObject({ format, width: 48, height: 32, kept: false })
    const { images } = await decodeAllFrames(await result.file.bytes())
    expect(images.map(({ width, height }) => [width, height])).toEqual(images.map(() => [48, 32]))
    expect(
      await run(await animated('gif'), { format, preset: 'thumbnail', maxWidth: 20, maxHeight: 20 }),
    ).toMatchObject({
      width: 20,
      height: 20,
    })
  })

  test('fits into a target, by what it is made of and then by fewer pixels', async () => {
    const file = await animated('gif')
    const max = Math.round(file.size / 4)
    const result = await run(file, { format, targetBytes: max })
    expect(result.size).toBeLessThanOrEqual(max)
    expect((await decodeAllFrames(await result.file.bytes())).images.length).toBe(5)
    const tiny = await run(file, { format, targetBytes: 700 })
    expect(tiny.size).toBeLessThanOrEqual(700)
    expect(tiny.width).toBeLessThan(96)
    await expect(run(file, { format, targetBytes: 90, resize: 'none' })).rejects.toMatchObject({
      code: 'targetTooSmall',
    })
  })
})

test('a GIF that draws everything anew keeps every pixel, and loses more than a third of its bytes', async () => {
  const result = await run(wasteful, { format: 'gif' })
  expect(result).toMatchObject({ format: 'gif', kept: false })
  expect(result.size).toBeLessThan((wasteful.size * 2) / 3)
  expect(await pixelsOf(result.file)).toEqual(await pixelsOf(wasteful))
})

test('automatic takes the smaller of GIF and WebP, which is never larger than the original', async () => {
  const [auto, gif, webp] = [
    await run(wasteful),
    await run(wasteful, { format: 'gif' }),
    await run(wasteful, { format: 'webp' }),
  ]
  expect(auto.size).toBe(Math.min(gif.size, webp.size))
})

test('an original that no result is smaller than is returned, without its metadata', async () => {
  const { file } = await run(wasteful, { format: 'gif' })
  const bytes = await file.bytes()
  const comment = Uint8Array.from('!\xfe\x04note\0', (character) => character.charCodeAt(0))
  const noted = new File([bytes.slice(0, -1), comment, ';'], 'noted.gif')
  const back = await run(noted, { format: 'gif' })
  expect(back).toMatchObject({ format: 'gif', kept: true, size: file.size, ...canvas })
  expect(await back.file.bytes()).toEqual(bytes)
  expect(await run(noted, { format: 'gif', metadata: 'keep' })).toMatchObject({ kept: false })
})

test.each(['jpeg', 'png', 'avif', 'jxl'])('%s, which would keep one frame, is refused', async (format) => {
  await expect(run(wasteful, { format })).rejects.toMatchObject({ code: 'staysAnimated' })
})

test('progress is told frame by frame, and a run that is cancelled ends between two', async () => {
  const progress = vi.fn()
  await run(wasteful, { format: 'webp' }, { ...unattended, progress })
  const shares = progress.mock.calls.flat()
  expect(shares).toHaveLength(6)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const controller = new AbortController()
  const call = { signal: controller.signal, progress: () => controller.abort() }
  await expect(run(wasteful, {}, call)).rejects.toMatchObject({ name: 'AbortError' })
})

test('an animation over the limits is refused before any frame is drawn', async () => {
  const call = { ...unattended, memory: 81 * 2 ** 20 }
  await expect(run(await animated('webp'), {}, call)).resolves.toBeDefined()
  const vast = buildGif(
    { width: 6000, height: 6000 },
    Array.from({ length: 30 }, () => ({ ...{ left: 0, top: 0, width: 1, height: 1 }, color: () => 1 })),
  )
  await expect(run(new File([vast], 'vast.gif'))).rejects.toMatchObject({
    code: 'animationTooLarge',
    params: { frames: 30, width: 6000, height: 6000, mostFrames: 10_000 },
  })
  const large = buildGif(
    { width: 3000, height: 3000 },
    Array.from({ length: 3 }, () => ({ ...{ left: 0, top: 0, width: 1, height: 1 }, color: () => 1 })),
  )
  await expect(run(new File([large], 'large.gif'), {}, { ...unattended, memory: 256 * 2 ** 20 })).rejects.toMatchObject(
    { code: 'needsMemory' },
  )
})

test('an animation with a frame that is cut off fails, as a damaged file does', async () => {
  const bytes = await (await animated('webp')).bytes()
  await expect(run(new File([bytes.slice(0, -30)], 'cut.webp'))).rejects.toMatchObject({ code: 'failed' })
})
