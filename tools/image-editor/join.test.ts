import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { drawn, fileOf, imageIn, pixel, pixelsOf } from './fixtures/pixels.ts'
import { join } from './operations.ts'

const plain = (width: number, height: number, level: number) => drawn(width, height, () => [level, level, level, 255])
const files = (...sizes: [number, number][]) =>
  Promise.all(sizes.map(([width, height], index) => fileOf(plain(width, height, 40 * (index + 1)))))

const joined = async (sizes: [number, number][], given: object) => {
  const { file, width, height } = await perform(join, { files: await files(...sizes), ...given })
  return { image: await imageIn(file), size: [width, height] }
}

test.each<[given: object, size: [number, number], places: [number, number, number][]]>([
  // Each point with the gray level expected there: 40, 80, 120 by image, 255 for the background.
  [
    {},
    [10, 30],
    [
      [5, 9, 40],
      [5, 10, 80],
      [5, 19, 80],
      [5, 20, 120],
      [5, 29, 120],
    ],
  ],
  [
    { gap: 3 },
    [10, 36],
    [
      [5, 10, 255],
      [5, 12, 255],
      [5, 13, 80],
      [5, 24, 255],
      [5, 35, 120],
    ],
  ],
  [
    { equal: false },
    [20, 40],
    [
      [0, 0, 255],
      [5, 0, 40],
      [14, 9, 40],
      [15, 9, 255],
      [0, 10, 80],
      [19, 29, 80],
    ],
  ],
  [
    { direction: 'right' },
    [30, 10],
    [
      [9, 5, 40],
      [10, 5, 80],
      [20, 5, 120],
      [29, 9, 120],
    ],
  ],
  [
    { direction: 'right', equal: false },
    [40, 20],
    [
      [0, 0, 255],
      [0, 5, 40],
      [10, 0, 80],
      [29, 19, 80],
      [30, 5, 120],
    ],
  ],
  [
    { direction: 'grid', columns: 2, gap: 1 },
    [21, 21],
    [
      [0, 0, 40],
      [10, 0, 255],
      [11, 0, 80],
      [0, 11, 120],
      [15, 15, 255],
    ],
  ],
  [
    { direction: 'grid', columns: 2, equal: false },
    [30, 30],
    [
      [5, 10, 40],
      [0, 0, 255],
      [10, 0, 80],
      [0, 20, 120],
    ],
  ],
])('with %o images of 10, 20 and 10 pixels become %o', async (given, size, places) => {
  const result = await joined(
    [
      [10, 10],
      [20, 20],
      [10, 10],
    ],
    given,
  )
  expect(result.size).toEqual(size)
  for (const [x, y, level] of places)
    expect({ x, y, found: pixel(result.image, x, y)[0] }).toEqual({ x, y, found: level })
})

test('what has another shape than its cell is cropped, and never squeezed', async () => {
  const striped = drawn(30, 10, (x) => (x < 10 || x >= 20 ? [9, 9, 9, 255] : [200, 200, 200, 255]))
  const { file } = await perform(join, {
    files: [await fileOf(striped), await fileOf(plain(10, 30, 60))],
    direction: 'grid',
    columns: 2,
  })
  const image = await imageIn(file)
  expect([image.width, image.height]).toEqual([20, 10])
  expect(new Set(pixelsOf(image).flatMap((row) => row.slice(0, 10).map((color) => color[0])))).toEqual(new Set([200]))
})

test('images of one format stay in it, of several become PNG', async () => {
  const jpeg = () => fileOf(plain(8, 8, 90), 'jpeg')
  expect((await perform(join, { files: [await jpeg(), await jpeg()] })).file.type).toBe('image/jpeg')
  const mixed = await perform(join, { files: [await jpeg(), await fileOf(plain(8, 8, 90))] })
  expect([mixed.file.type, mixed.warnings]).toEqual(['image/png', ['otherFormat']])
})

test('what has more pixels a side than its format holds becomes PNG', async () => {
  const tall = await fileOf(plain(1, 9000, 90), 'webp')
  const { file, width, height, warnings } = await perform(join, { files: [tall, tall] })
  expect([file.type, width, height, warnings]).toEqual(['image/png', 1, 18_000, ['otherFormat']])
})

test('transparent places show the background', async () => {
  const half = await fileOf(drawn(4, 4, () => [255, 0, 0, 128]))
  const { file } = await perform(join, { files: [half], background: '#0000ff' })
  const [red = 0, , blue = 0, alpha] = pixel(await imageIn(file), 1, 1)
  expect([Math.abs(red - 128) <= 1, Math.abs(blue - 127) <= 1, alpha]).toEqual([true, true, 255])
})

test('more pixels than one image may have are refused before they are drawn', async () => {
  const wide = await fileOf(plain(20_000, 1, 9))
  const tall = await fileOf(plain(1, 20_000, 9))
  await expect(perform(join, { files: [wide, tall], equal: false })).rejects.toMatchObject({ code: 'resultTooLarge' })
})

test('memory that is limited is not exceeded', async () => {
  const call = { signal: new AbortController().signal, progress: () => {}, memory: 81 * 2 ** 20 }
  const many = await files([300, 300], [300, 300])
  await expect(
    join.run({ files: many, direction: 'down', columns: 3, gap: 0, background: '#fff', equal: true }, call),
  ).rejects.toMatchObject({ code: 'needsMemory' })
})

test.each([[[]], [Array.from({ length: 101 }, () => new File([], 'a.png'))]])(
  '%# files are too few or too many',
  async (given) => {
    await expect(perform(join, { files: given })).rejects.toMatchObject({ name: 'InputError' })
  },
)
