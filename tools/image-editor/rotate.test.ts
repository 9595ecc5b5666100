import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { distinctPixels, drawn, fileOf, imageIn, type Pixel, pixel, pixelsOf } from './fixtures/pixels.ts'
import { rotate } from './operations.ts'

const image = distinctPixels(5, 3)
const rows = pixelsOf(image)
const transposed = <Value>(table: Value[][]): Value[][] =>
  (table[0] ?? []).map((_, x) => table.map((row) => row[x] as Value))
const upsideDown = rows.toReversed()
const mirrored = rows.map((row) => row.toReversed())

test.each<[angle: number, flip: 'none' | 'horizontal' | 'vertical', expected: Pixel[][]]>([
  [0, 'none', rows],
  [360, 'none', rows],
  [90, 'none', transposed(upsideDown)],
  [-270, 'none', transposed(upsideDown)],
  [180, 'none', upsideDown.map((row) => row.toReversed())],
  [-90, 'none', transposed(rows).toReversed()],
  [0, 'horizontal', mirrored],
  [0, 'vertical', upsideDown],
  [90, 'horizontal', transposed(upsideDown).map((row) => row.toReversed())],
])('by %i degrees, then flipped %s, every pixel is kept', async (angle, flip, expected) => {
  const { file, width, height } = await perform(rotate, { file: await fileOf(image), angle, flip })
  expect(pixelsOf(await imageIn(file))).toEqual(expected)
  expect([width, height]).toEqual([expected[0]?.length, expected.length])
})

test('at any angle an image fills its bounding box, its center stays and its corners have the background', async () => {
  const half = drawn(40, 20, (x) => (x < 20 ? [255, 0, 0, 255] : [0, 0, 255, 255]))
  const { file, width, height } = await perform(rotate, {
    file: await fileOf(half),
    angle: 30,
    background: '#00ff0080',
  })
  // 40 cos 30° + 20 sin 30° = 44.64, 40 sin 30° + 20 cos 30° = 37.32
  expect([width, height]).toEqual([45, 38])
  const turned = await imageIn(file)
  expect(pixel(turned, 0, 0)).toEqual([0, 255, 0, 128])
  expect(pixel(turned, 44, 37)).toEqual([0, 255, 0, 128])
  // Clockwise, the left half rises and the right half sinks: points 12 pixels from the center along the image's axis.
  const along = [Math.cos(Math.PI / 6) * 12, Math.sin(Math.PI / 6) * 12] as const
  expect(pixel(turned, Math.floor(22.5 - along[0]), Math.floor(19 - along[1]))).toEqual([255, 0, 0, 255])
  expect(pixel(turned, Math.floor(22.5 + along[0]), Math.floor(19 + along[1]))).toEqual([0, 0, 255, 255])
})

test('rotating there and back differs by interpolation only', async () => {
  const soft = drawn(60, 40, (x, y) => [4 * x, 6 * y, 128, 255])
  const there = await perform(rotate, { file: await fileOf(soft), angle: 17 })
  const back = await imageIn((await perform(rotate, { file: there.file, angle: -17 })).file)
  const middle = pixel(back, Math.floor(back.width / 2), Math.floor(back.height / 2))
  const expected = [120, 120, 128, 255]
  for (const [part, level] of middle.entries()) expect(Math.abs(level - (expected[part] ?? 0))).toBeLessThan(9)
})

test('what is transparent is white where the format has no transparency', async () => {
  const gray = drawn(16, 16, () => [90, 90, 90, 255])
  const { file } = await perform(rotate, { file: await fileOf(gray, 'jpeg'), angle: 45 })
  expect(file.type).toBe('image/jpeg')
  expect(pixel(await imageIn(file), 0, 0).every((level) => level > 245)).toBe(true)
})

test('a line that would turn into gigapixels is refused before it is drawn', async () => {
  const line = drawn(65_000, 1, () => [1, 2, 3, 255])
  await expect(perform(rotate, { file: await fileOf(line), angle: 45 })).rejects.toMatchObject({
    code: 'resultTooLarge',
  })
})
