import { describe, expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { gradient } from '#lib/imaging/fixtures/images.ts'
import { metadataFormats } from '#lib/imaging/formats/all-formats.ts'
import type { MetadataFormat } from '#lib/imaging/formats/format-definition.ts'
import { decode } from '#lib/imaging/read/decode.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { fixture } from './fixtures/read.ts'
import { compress } from './operations.ts'

/** Taken by a camera held upright: 96 x 64 pixels with an orientation, and a red corner that belongs at the right. */
const turned = fixture('turned-with-location.jpg')
const alpha = fixture('alpha.png')

const run = (file: File, given: object = {}) => perform(compress, { file, ...given })

async function imageIn(file: File) {
  const bytes = await file.bytes()
  const info = readInfo(bytes)
  if (!info) throw new Error('This is no image')
  return { ...info, ...(await decode(bytes, info)) }
}

describe.each(metadataFormats)('%s', (format) => {
  test('is written when it is asked for, upright and smaller', async () => {
    // Any image is smaller than an uncompressed one.
    const { file, ...rest } = await run(turned, { format, targetBytes: 3000 })
    expect(rest).toEqual({
      originalSize: turned.size,
      size: file.size,
      width: 64,
      height: 96,
      format,
      kept: false,
      warnings: [],
    })
    const { width, height, orientation, data } = await imageIn(file)
    expect({ width, height, orientation }).toEqual({ width: 64, height: 96, orientation: 1 })
    const corner = (64 - 5) * 4 + 64 * 4 * 5
    expect(data[corner]).toBeGreaterThan(150)
    expect(data[corner + 1]).toBeLessThan(90)
  })

  test('is read', async () => {
    const { file } = await run(turned, { format, targetBytes: 3000 })
    const back = await run(file, { format: 'jpeg', quality: 20 })
    expect(back).toMatchObject({ width: 64, height: 96, format: 'jpeg', kept: false })
  })
})

test('automatic takes the smallest of what every browser shows', async () => {
  expect(await run(turned)).toMatchObject({ format: 'webp', kept: false })
  expect(await run(alpha)).toMatchObject({ format: 'webp', kept: false })
})

test('automatic leaves a drawing of few colors as sharp as it was', async () => {
  const drawing = gradient(64, 64)
  for (let index = 0; index < drawing.data.length; index += 4) {
    drawing.data.set((index >> 5) % 7 < 3 ? [20, 30, 40] : [250, 240, 200], index)
  }
  const png = new File([await encode(drawing, 'png', { quality: 75 })], 'drawing.png')
  const { data } = await imageIn((await run(png)).file)
  expect(data).toEqual(drawing.data)
})

test.each([['avif'], ['jxl']] as const)('automatic stays with %s, which WebP would be larger than', async (format) => {
  const { file } = await run(turned, { format, quality: 95 })
  expect(await run(file, { quality: 40 })).toMatchObject({ format, kept: false })
})

test('transparency stays, and JPEG has white in its place', async () => {
  const clear = (file: File) => imageIn(file).then(({ data }) => [...data.slice(0, 4)])
  expect((await clear((await run(alpha, { format: 'webp' })).file))[3]).toBe(0)
  expect((await clear((await run(alpha, { format: 'png', colors: 16 })).file))[3]).toBe(0)
  const [red = 0, green = 0, blue = 0] = await clear((await run(alpha, { format: 'jpeg' })).file)
  expect(Math.min(red, green, blue)).toBeGreaterThan(245)
})

test('a palette makes a PNG smaller, and is what automatic takes for it', async () => {
  const few = await run(alpha, { colors: 8 })
  const more = await run(alpha, { colors: 64 })
  expect([few.format, more.format]).toEqual(['png', 'png'])
  expect(few.size).toBeLessThan(more.size)
})

test('the original is returned under its own extension where the wanted format makes it larger', async () => {
  const { file } = await run(turned, { format: 'webp', quality: 30 })
  const again = await run(file, { format: 'png' })
  expect(again).toMatchObject({ originalSize: file.size, size: file.size, format: 'webp', kept: true })
  expect({ name: again.file.name, type: again.file.type }).toEqual({ name: file.name, type: 'image/webp' })
  expect(await again.file.bytes()).toEqual(await file.bytes())
})

test('what a JPEG lost of its colors is not stored at full size again', async () => {
  const { file } = await run(turned, { format: 'jpeg', quality: 92 })
  expect((await imageIn(file)).hasFullColor).toBe(false)
})

test.each([
  ['text with the name of an image', 'text.jpg', 'notImage'],
  ['an animated PNG', 'animated.png', 'animated'],
  ['what would take gigabytes to decode', 'bomb.png', 'tooLarge'],
  ['a file that ends too early', 'truncated.jpg', 'failed'],
])('%s is refused', async (_, name, code) => {
  await expect(run(fixture(name))).rejects.toMatchObject({ name: 'ToolError', code })
})

test('a refusal has params that say what is wrong', async () => {
  const params = (name: string) => run(fixture(name)).catch((error) => error.params)
  expect(await Promise.all(['bomb.png', 'truncated.jpg', 'animated.png'].map(params))).toEqual([
    { width: 60_000, height: 60_000, million: 100 },
    {},
    {},
  ])
})

test.each([
  ['PSD', '8BPS'],
  ['ICO', '\0\0\x01\0'],
])('an image that cannot be read is called by the name of its format, %s', async (type, bytes) => {
  await expect(run(new File([bytes], 'image'))).rejects.toMatchObject({ code: 'unsupported', params: { type } })
})

test('an image is known by its bytes, whatever it is called', async () => {
  expect(await run(fixture('alpha.png', 'alpha.txt'), { format: 'png' })).toMatchObject({ format: 'png' })
  await expect(run(new File([], 'empty.png'))).rejects.toMatchObject({ code: 'notImage' })
})

test.each<[MetadataFormat, string]>([
  ['png', 'cut'],
  ['webp', 'cut'],
  ['avif', 'cut'],
  ['jxl', 'cut'],
])('a %s that is %s in half fails with a reason', async (format) => {
  const { file } = await run(turned, { format, targetBytes: 3000 })
  const half = new File([file.slice(0, file.size / 2)], file.name)
  await expect(run(half)).rejects.toMatchObject({ code: 'failed' })
})

test('progress only ever rises, to the end of the scale at most', async () => {
  const progress = vi.fn()
  await perform(compress, { file: turned, targetBytes: 400 }, { ...unattended, progress })
  const shares = progress.mock.calls.map(([share]) => share)
  expect(shares.length).toBeGreaterThan(4)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeLessThanOrEqual(1)
})

test('a call that was cancelled goes no further', async () => {
  const controller = new AbortController()
  const progress = vi.fn(() => controller.abort())
  const call = { signal: controller.signal, progress }
  await expect(perform(compress, { file: turned }, call)).rejects.toMatchObject({ name: 'AbortError' })
  expect(progress).toHaveBeenCalledTimes(1)
})
