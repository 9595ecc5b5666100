import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { distance, oklabOf } from './color/oklab.ts'
import { extract } from './operations.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number]

function draw(width: number, height: number, pixelAt: (x: number, y: number) => Pixel): RasterImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    const [red, green, blue, alpha = 255] = pixelAt(index % width, Math.floor(index / width))
    data.set([red, green, blue, alpha], index * 4)
  }
  return { width, height, data }
}

const fileOf = async (image: RasterImage, format: 'png' | 'bmp' | 'webp' = 'png') =>
  new File([await encode(image, format, { quality: 90, sizes: [16] })], `image.${format}`)

const palette = async (image: RasterImage, options: object = {}) =>
  (await perform(extract, { file: await fileOf(image), ...options })).colors

/** Draws soft hills and a sky with noise, like a photo; each seed gives another one. */
const photo = (width: number, height: number, seed = 2) =>
  draw(width, height, (column, row) => {
    const [x, y] = [column / width, row / height]
    const noise = (((column * 7919 + row * 104_729) % 13) - 6) * 1.5
    const wave = (k: number) => Math.sin(seed * k * 1.7 + x * (3 + ((seed * k) % 5)) + y * (2 + ((seed * k * 3) % 7)))
    const isSky = y < 0.5 + 0.2 * wave(1)
    const color = isSky
      ? [120 + 90 * wave(2), 130 + 80 * wave(3), 180 + 60 * wave(4)]
      : [90 + 80 * wave(5), 80 + 60 * wave(6), 50 + 40 * wave(7)]
    const [red = 0, green = 0, blue = 0] = color
    return [red + noise, green + noise, blue + noise]
  })

const flag: Pixel[] = [
  [255, 0, 0],
  [255, 255, 255],
  [0, 0, 255],
  [255, 255, 0],
]

describe('flat areas', () => {
  const bands = draw(100, 40, (x) => flag[x < 40 ? 0 : x < 70 ? 1 : x < 90 ? 2 : 3] ?? [0, 0, 0])

  test('give exactly their colors and shares, in every notation', async () => {
    expect(await palette(bands)).toEqual([
      { hex: '#ff0000', rgb: [255, 0, 0], hsl: [0, 100, 50], oklch: [0.628, 0.2577, 29.2], share: 0.4, name: 'Red' },
      { hex: '#ffffff', rgb: [255, 255, 255], hsl: [0, 0, 100], oklch: [1, 0, 0], share: 0.3, name: 'White' },
      {
        hex: '#0000ff',
        rgb: [0, 0, 255],
        hsl: [240, 100, 50],
        oklch: [0.452, 0.3132, 264.1],
        share: 0.2,
        name: 'Blue',
      },
      {
        hex: '#ffff00',
        rgb: [255, 255, 0],
        hsl: [60, 100, 50],
        oklch: [0.968, 0.211, 109.8],
        share: 0.1,
        name: 'Yellow',
      },
    ])
  })

  test.each([
    ['frequency', ['#ff0000', '#ffffff', '#0000ff', '#ffff00']],
    ['brightness', ['#ffffff', '#ffff00', '#ff0000', '#0000ff']],
    ['hue', ['#ff0000', '#ffff00', '#0000ff', '#ffffff']],
  ])('are sorted by %s', async (sort, order) => {
    expect((await palette(bands, { sort })).map(({ hex }) => hex)).toEqual(order)
  })

  test('keep their colors in a large image, which is sampled', async () => {
    const large = draw(2000, 1200, (x) => flag[x < 1000 ? 0 : 2] ?? [0, 0, 0])
    const colors = await palette(large)
    expect(colors.map(({ hex }) => hex).sort()).toEqual(['#0000ff', '#ff0000'])
    for (const { share } of colors) expect(share).toBeCloseTo(0.5, 1)
  })

  test('keep their colors with soft edges around', async () => {
    const soft = draw(200, 100, (x) => {
      const blend = Math.min(1, Math.max(0, (x - 90) / 20))
      return [255 * (1 - blend), 40 * blend, 184 * blend]
    })
    expect((await palette(soft, { count: 2 })).map(({ hex }) => hex).sort()).toEqual(['#0028b8', '#ff0000'])
  })
})

test('a pattern of single pixels does not hide in a large image', async () => {
  const board = draw(1600, 1600, (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]))
  const colors = await palette(board)
  expect(colors.map(({ hex }) => hex).sort()).toEqual(['#000000', '#ffffff'])
  for (const { share } of colors) expect(share).toBeCloseTo(0.5, 1)
})

test.each([1, 2, 7, 16, 40, 64])('finds %i colors where there are 64', async (count) => {
  const grid = draw(64, 64, (x, y) => [85 * Math.floor(x / 16), 85 * Math.floor(y / 16), 85 * ((x >> 2) & 3)])
  const colors = await palette(grid, { count, tolerance: 1 })
  expect(colors).toHaveLength(count)
  expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
})

test('an image of few colors gives no more than it has', async () => {
  const colors = await palette(
    draw(10, 10, (x) => (x < 5 ? [10, 20, 30] : [200, 220, 240])),
    { count: 64 },
  )
  expect(colors.map(({ hex, share }) => [hex, share])).toEqual([
    ['#0a141e', 0.5],
    ['#c8dcf0', 0.5],
  ])
})

test('what differs less than the tolerance is one color', async () => {
  const near = draw(30, 10, (x) => (x < 20 ? [200, 30, 30] : [196, 34, 30]))
  expect(await palette(near, { tolerance: 0 })).toHaveLength(2)
  expect((await palette(near)).map(({ hex, share }) => [hex, share])).toEqual([['#c81e1e', 1]])
  expect(await palette(photo(300, 200), { tolerance: 100 })).toHaveLength(1)
})

test('a small vivid spot is not lost among many dull colors', async () => {
  const spot = draw(300, 200, (x, y) =>
    x > 150 && x < 162 && y > 90 && y < 102 ? [230, 20, 30] : [90 + (x % 60), 110 + (y % 50), 90 + ((x + y) % 40)],
  )
  expect((await palette(spot)).map(({ hex }) => hex)).toContain('#e6141e')
})

test.each(isLong ? [2, 3, 4, 5] : [2])('photo %i has the same palette in half its size', async (seed) => {
  const whole = photo(900, 600, seed)
  const half = await resize(whole, { width: 450, height: 300 })
  const [one, other] = [await palette(whole), await palette(half)]
  expect(one).toHaveLength(8)
  expect(other).toHaveLength(8)
  for (const color of one) {
    const near = Math.min(...other.map(({ hex }) => distance(oklabOf(rgbOf(hex)), oklabOf(rgbOf(color.hex)))))
    expect(near).toBeLessThan(0.03)
  }
})

test('the same image has the same palette, however it is stored', async () => {
  const image = photo(500, 300)
  const once = await perform(extract, { file: await fileOf(image) })
  expect(await perform(extract, { file: await fileOf(image) })).toEqual(once)
  expect(await perform(extract, { file: await fileOf(image, 'bmp') })).toEqual(once)
})

test('colors are written for style sheets and programs', async () => {
  const { colors, css, scss, tailwind, json } = await perform(extract, {
    file: await fileOf(draw(4, 1, (x) => (x < 3 ? [30, 140, 255] : [0, 0, 0]))),
  })
  expect(css).toBe(':root {\n  --color-1: #1e8cff; /* Dodger blue */\n  --color-2: #000000; /* Black */\n}\n')
  expect(scss).toBe(
    '$color-1: #1e8cff; // Dodger blue\n$color-2: #000000; // Black\n\n$palette: (\n  1: $color-1,\n  2: $color-2,\n);\n',
  )
  expect(tailwind).toBe(
    '@theme {\n  --color-palette-1: oklch(0.6434 0.1945 254.4); /* Dodger blue */\n  --color-palette-2: oklch(0 0 0); /* Black */\n}\n',
  )
  expect(JSON.parse(json)).toEqual(colors)
})

describe('transparent pixels', () => {
  const half = draw(10, 10, (x) => (x < 5 ? [10, 200, 30, 60] : [20, 30, 200, 200]))

  test('do not count', async () => {
    expect((await palette(half)).map(({ hex, share }) => [hex, share])).toEqual([['#141ec8', 1]])
  })

  test('count with their color if requested', async () => {
    expect((await palette(half, { includeTransparent: true })).map(({ hex }) => hex).sort()).toEqual([
      '#0ac81e',
      '#141ec8',
    ])
  })

  test('alone give no palette, which is an error', async () => {
    await expect(palette(draw(8, 8, () => [255, 0, 0, 0]))).rejects.toMatchObject({
      name: 'ToolError',
      code: 'transparent',
    })
  })
})

test('a single pixel is a palette of one color', async () => {
  expect(await palette(draw(1, 1, () => [1, 2, 3]))).toMatchObject([{ hex: '#010203', share: 1 }])
})

test.each<[string, string, BlobPart[], string]>([
  ['text with the name of an image', 'a.png', ['no image at all'], 'notImage'],
  ['an empty file', 'a.png', [], 'notImage'],
  ['a Photoshop file', 'a.psd', ['8BPS\0\x01'], 'unsupported'],
  ['a drawing that says it is gigapixels', 'a.svg', ['<svg width="90000" height="90000"/>'], 'tooLarge'],
  ['a GIF that ends too early', 'a.gif', ['GIF89a\x09\0\x09\0'], 'failed'],
])('%s is refused', async (_, name, parts, code) => {
  await expect(perform(extract, { file: new File(parts, name) })).rejects.toMatchObject({ name: 'ToolError', code })
})

test('an image that was cut is refused or read as far as it goes, never a crash', async () => {
  const bytes = await (await fileOf(photo(60, 40))).arrayBuffer()
  for (const share of [0.1, 0.5, 0.9]) {
    const file = new File([bytes.slice(0, bytes.byteLength * share)], 'cut.png')
    const outcome = await perform(extract, { file }).then(
      () => 'read',
      ({ code }) => code,
    )
    expect(['read', 'failed', 'notImage']).toContain(outcome)
  }
})
