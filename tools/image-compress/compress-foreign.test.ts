import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { gradient } from '#lib/imaging/fixtures/images.ts'
import { fourFieldsHeic } from '#lib/imaging/formats/heic/fixtures/four-fields.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { fixture } from './fixtures/read.ts'
import { compress } from './operations.ts'

const run = (file: File, given: object = {}) => perform(compress, { file, ...given })
const heic = new File([Uint8Array.from(atob(fourFieldsHeic), (unit) => unit.charCodeAt(0))], 'fields.heic')

const written = async (format: 'gif' | 'bmp' | 'tiff', width = 120, height = 80) => {
  const bytes = await encode(gradient(width, height), format, { quality: 90, sizes: [16] })
  return new File([bytes], `image.${format}`)
}

test.each(['gif', 'bmp', 'tiff'] as const)(
  'a %s becomes a smaller file of a format that is written',
  async (format) => {
    const file = await written(format)
    const result = await run(file)
    expect(result).toMatchObject({ originalSize: file.size, width: 120, height: 80, format: 'webp', kept: false })
    expect(result.size).toBeLessThan(file.size)
    expect(await run(file, { preset: 'high' })).toMatchObject({ format: 'webp', kept: false })
    expect(await run(file, { format: 'jpeg' })).toMatchObject({ format: 'jpeg', kept: false })
  },
)

test('a HEIC becomes an AVIF that is no larger, and looks like it', async () => {
  const result = await run(heic)
  expect(result).toMatchObject({ originalSize: heic.size, width: 64, height: 48, format: 'avif', kept: false })
  expect(result.size).toBeLessThan(heic.size)
  const image = await identify(await result.file.bytes())?.decode()
  expect(image?.data[0]).toBeGreaterThan(180)
  expect(image?.data[1]).toBeLessThan(90)
})

test('where a format cannot be as small in good quality, its quality goes down, never the number of pixels', async () => {
  const result = await run(heic, { format: 'webp', quality: 100 })
  expect(result).toMatchObject({ width: 64, height: 48, format: 'webp', kept: false })
  expect(result.size).toBeLessThan(heic.size)
})

test('an original that no result is smaller than is returned', async () => {
  const dot = await written('gif', 1, 1)
  const result = await run(dot, { format: 'jpeg' })
  expect(result).toMatchObject({ format: 'gif', kept: true, size: dot.size })
  expect({ name: result.file.name, type: result.file.type }).toEqual({ name: 'image.gif', type: 'image/gif' })
})

test('an original that may contain a location is not returned, unless its metadata is to be kept', async () => {
  const dot = await written('tiff', 1, 1)
  await expect(run(dot, { format: 'jpeg' })).rejects.toMatchObject({ code: 'targetTooSmall' })
  expect(await run(dot, { format: 'jpeg', metadata: 'keep' })).toMatchObject({
    format: 'tiff',
    kept: true,
    warnings: ['originalKept'],
  })
})

test('a still image becomes a GIF where that is asked for, of fewer colors where it is to be smaller', async () => {
  const file = await written('bmp')
  const result = await run(file, { format: 'gif' })
  expect(result).toMatchObject({ width: 120, height: 80, format: 'gif', kept: false })
  const few = await run(file, { format: 'gif', colors: 8 })
  expect(few.size).toBeLessThan(result.size)
  const { size } = await run(file, { format: 'gif', targetBytes: 1500 })
  expect(size).toBeLessThanOrEqual(1500)
})

test('a TIFF of several pages is refused, and so is an animation that is written as none', async () => {
  const page = (next: number) => [1, 0, 0, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, next, 0, 0, 0]
  const pages = new File([Uint8Array.of(73, 73, 42, 0, 8, 0, 0, 0, ...page(26), ...page(0))], 'pages.tif')
  await expect(run(pages)).rejects.toMatchObject({ name: 'ToolError' })
  await expect(run(fixture('animated.png'))).rejects.toMatchObject({ code: 'animated' })
})
