import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { gradient } from '#lib/imaging/fixtures/images.ts'
import { readableFormats, writableFormats } from '#lib/imaging/formats/all-formats.ts'
import { buildChunk } from '#lib/imaging/formats/png/chunks.ts'
import { buildTiff } from '#lib/imaging/formats/tiff/fixtures/build-tiff.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { convert } from './operations.ts'

const settings = { quality: 90, sizes: [64] }
const clear = gradient(60, 40, (x) => (x < 20 ? 0 : 255))
const drawing = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="30" height="40" fill="#f00"/></svg>'],
  'drawing.svg',
)

async function fileOf(format: (typeof writableFormats)[number], image: RasterImage = clear): Promise<File> {
  return new File([await encode(image, format, settings)], `a photo.${format}`)
}

async function imageIn(file: File): Promise<RasterImage> {
  const picture = identify(await file.bytes())
  if (!picture) throw new Error('This is no image')
  return picture.decode()
}

const run = (file: File, given: object = {}) => perform(convert, { file, ...given })
const pixel = ({ data, width }: RasterImage, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
]

describe.each(writableFormats)('%s', (format) => {
  test('is read and detected by its bytes', async () => {
    const result = await run(await fileOf(format))
    expect(result).toMatchObject({ format: 'png', source: format, firstOnly: false })
    expect(result.file).toMatchObject({ name: 'a photo.png', type: 'image/png' })
  })

  test('is written', async () => {
    const { file, ...facts } = await run(await fileOf('png'), { format })
    const size = format === 'ico' ? { width: 48, height: 48 } : { width: 60, height: 40 }
    expect(facts).toMatchObject({ format, source: 'png', size: file.size, ...size })
    expect(identify(await file.bytes())).toMatchObject({ format, ...size })
  })
})

test('readable formats are those that the texts list', () => {
  expect([...readableFormats].sort()).toEqual([...writableFormats, 'heic', 'svg'].sort())
})

test.each([
  [{}, 60, 40],
  [{ scale: 3 }, 180, 120],
  [{ width: 33 }, 33, 22],
  [{ scale: 2, height: 400 }, 600, 400],
])('an SVG with %o is drawn sharp', async (given, width, height) => {
  const result = await run(drawing, given)
  expect(result).toMatchObject({ source: 'svg', width, height })
  const image = await imageIn(result.file)
  const middle = width / 2
  expect(pixel(image, Math.floor(middle) - 2, 1)).toEqual([255, 0, 0, 255])
  expect(pixel(image, Math.ceil(middle) + 1, 1)[3]).toBe(0)
})

test.each([
  [{ width: 30 }, 30, 20],
  [{ width: 120, height: 120 }, 120, 80],
  [{ width: 10, height: 90, keepAspectRatio: false }, 10, 90],
  [{ height: 10, keepAspectRatio: false }, 60, 10],
  [{ preset: 'thumbnail' }, 60, 40],
  [{ preset: 'thumbnail', width: 15 }, 15, 10],
])('%o makes of 60 x 40 pixels %i x %i', async (given, width, height) => {
  expect(await run(await fileOf('png'), given)).toMatchObject({ width, height })
})

test.each([
  [{ preset: 'web' }, 'webp'],
  [{ preset: 'jpeg-high' }, 'jpeg'],
  [{ preset: 'png-transparent' }, 'png'],
  [{ preset: 'thumbnail' }, 'jpeg'],
  [{ preset: 'thumbnail', format: 'bmp' }, 'bmp'],
])('%o gives %s', async (given, format) => {
  expect(await run(await fileOf('png'), given)).toMatchObject({ format })
})

test('a background shows where transparency goes', async () => {
  const file = await fileOf('png')
  const left = async (given: object) => pixel(await imageIn((await run(file, given)).file), 3, 20)
  expect((await left({ format: 'png' }))[3]).toBe(0)
  expect(await left({ format: 'png', keepTransparency: false })).toEqual([255, 255, 255, 255])
  expect(await left({ format: 'bmp', keepTransparency: false, background: '#0a8' })).toEqual([0, 170, 136, 255])
  const [red = 0, green = 255] = await left({ format: 'jpeg', background: '#ff0000' })
  expect([red > 240, green < 15]).toEqual([true, true])
})

test.each([
  { width: 65_535 },
  { width: 60_000, height: 60_000, keepAspectRatio: false },
  { scale: 100, width: 50_000 },
])('an icon of %o is made of no more than it needs, whatever size is asked for', async (given) => {
  for (const file of [await fileOf('png'), drawing]) {
    expect(await run(file, { format: 'ico', ...given })).toMatchObject({ format: 'ico', width: 48, height: 48 })
  }
})

test('an icon holds the image in every size once, the smallest first', async () => {
  const { file } = await run(await fileOf('png'), { format: 'ico', sizes: [256, 16, 24, 16] })
  const bytes = await file.bytes()
  expect([bytes[4], bytes[6], bytes[22], bytes[38]]).toEqual([3, 16, 24, 0])
})

test('pixel art stays sharp without smoothing', async () => {
  const { file } = await run(await fileOf('png', gradient(4, 2)), { width: 40, smoothing: false })
  const { data } = await imageIn(file)
  expect(new Set(new Uint32Array(data.buffer)).size).toBe(8)
})

test('an animation gives its first frame, with a flag', async () => {
  const file = new File(
    [
      'GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\xff\0',
      '!\xf9\x04\0\0\0\0\0',
      ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0'.repeat(2),
      ';',
    ].map((text) => Uint8Array.from(text, (character) => character.charCodeAt(0))),
    'two.gif',
  )
  const result = await run(file)
  expect(result).toMatchObject({ source: 'gif', firstOnly: true, width: 1, height: 1 })
  expect(pixel(await imageIn(result.file), 0, 0)).toEqual([255, 0, 0, 255])
})

test('names follow the pattern', async () => {
  const { file } = await run(await fileOf('png'), { format: 'jpeg', width: 30, fileName: '{name}-{width}x{height}' })
  expect(file.name).toBe('a photo-30x20.jpg')
})

test.each<[string, File, object, string]>([
  ['text with the name of an image', new File(['no image at all'], 'a.png'), {}, 'notImage'],
  ['a drawing of gigapixels', drawing, { scale: 100, width: 60_000 }, 'resultTooLarge'],
  ['a Photoshop file', new File(['8BPS\0\x01'], 'a.psd'), {}, 'unsupported'],
  ['a drawing that says it is gigapixels', new File(['<svg width="90000" height="90000"/>'], 'a.svg'), {}, 'tooLarge'],
  ['a GIF that ends too early', new File(['GIF89a\x09\0\x09\0'], 'a.gif'), {}, 'failed'],
])('%s is refused', async (_, file, given, code) => {
  await expect(run(file, given)).rejects.toMatchObject({ name: 'ToolError', code })
})

test('an image that is too long for its format is refused before it is drawn', async () => {
  await expect(run(await fileOf('png'), { format: 'webp', width: 20_000 })).rejects.toMatchObject({
    code: 'resultTooLarge',
    params: { width: 20_000, most: 16_383 },
  })
})

describe('a file that is read with a loss is converted with a warning:', () => {
  const inks = buildTiff(
    [
      [256, 'short', 2],
      [257, 'short', 1],
      [258, 'short', 8, 8, 8, 8],
      [262, 'short', 5],
      [277, 'short', 4],
    ],
    Uint8Array.of(0, 255, 255, 0, 0, 0, 0, 128),
  )

  test('CMYK, by the plain formula', async () => {
    const { file, warnings } = await run(new File([inks], 'print.tif'))
    expect(warnings).toEqual(['plainCmyk'])
    const image = await imageIn(file)
    expect([pixel(image, 0, 0), pixel(image, 1, 0)]).toEqual([
      [255, 0, 0, 255],
      [127, 127, 127, 255],
    ])
  })

  test('a PNG with a damaged profile, without it', async () => {
    const png = await (await fileOf('png')).bytes()
    const profile = buildChunk('iCCP', new TextEncoder().encode('name\0\0nonsense'))
    const damaged = new File([png.slice(0, 33), new Uint8Array(profile), png.slice(33)], 'damaged.png')
    const { file, warnings } = await run(damaged)
    expect(warnings).toEqual(['damagedExtras'])
    expect(await imageIn(file)).toEqual(await imageIn(await fileOf('png')))
  })
})
