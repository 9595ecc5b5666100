import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { distinctPixels, drawn, fileOf, fixture, imageIn, pixelsOf } from './fixtures/pixels.ts'
import { crop } from './operations.ts'

const image = distinctPixels(30, 20)
const rows = pixelsOf(image)

test('an area is cut out pixel by pixel', async () => {
  const area = fc.record({ left: fc.nat(29), top: fc.nat(19) }).chain(({ left, top }) =>
    fc.record({
      left: fc.constant(left),
      top: fc.constant(top),
      width: fc.integer({ min: 1, max: 30 - left }),
      height: fc.integer({ min: 1, max: 20 - top }),
    }),
  )
  const file = await fileOf(image)
  await fc.assert(
    fc.asyncProperty(area, async (given) => {
      const { file: result, width, height } = await perform(crop, { file, ...given })
      expect({ width, height }).toEqual({ width: given.width, height: given.height })
      const expected = rows
        .slice(given.top, given.top + given.height)
        .map((row) => row.slice(given.left, given.left + given.width))
      expect(pixelsOf(await imageIn(result))).toEqual(expected)
    }),
    { numRuns: runs(50) },
  )
})

test.each([
  ['1:1', 'center', 5, 0, 20, 20],
  ['1:1', 'left', 0, 0, 20, 20],
  ['1:1', 'top-right', 10, 0, 20, 20],
  ['4:3', 'center', 2, 0, 27, 20],
  ['3:4', 'bottom-left', 0, 0, 15, 20],
  ['16:9', 'top', 0, 0, 30, 17],
  ['16:9', 'bottom', 0, 3, 30, 17],
  ['9:16', 'right', 19, 0, 11, 20],
] as const)('%s at %s of 30 × 20 pixels begins at %i, %i with %i × %i', async (ratio, gravity, left, top, w, h) => {
  const { file, width, height } = await perform(crop, { file: await fileOf(image), ratio, gravity })
  expect([width, height]).toEqual([w, h])
  expect(pixelsOf(await imageIn(file))[0]?.[0]).toEqual(rows[top]?.[left])
})

test('a ratio applies within the given area', async () => {
  const area = { left: 4, top: 2, width: 20, height: 10 }
  const { file } = await perform(crop, { file: await fileOf(image), ratio: '1:1', gravity: 'bottom-right', ...area })
  expect(pixelsOf(await imageIn(file))).toEqual(rows.slice(2, 12).map((row) => row.slice(14, 24)))
})

test('margins are trimmed on each side by their own color, also where they are transparent', async () => {
  const colors = [
    [255, 255, 255, 255],
    [250, 255, 251, 255],
    [9, 9, 9, 0],
  ]
  for (const margin of colors) {
    const framed = drawn(20, 12, (x, y) => (x >= 3 && x < 15 && y >= 2 && y < 11 ? [x * 9, 40, y * 9, 255] : margin))
    const { file } = await perform(crop, { file: await fileOf(framed), ratio: 'trim' })
    expect(pixelsOf(await imageIn(file))).toEqual(
      pixelsOf(framed)
        .slice(2, 11)
        .map((row) => row.slice(3, 15)),
    )
  }
})

test('an image of one color stays whole', async () => {
  const plain = drawn(9, 7, () => [1, 2, 3, 255])
  expect(await perform(crop, { file: await fileOf(plain), ratio: 'trim' })).toMatchObject({ width: 9, height: 7 })
})

test('an image is cropped upright, as displayed', async () => {
  // The pixels are stored as 96 × 72 and rotated by the EXIF orientation.
  const { width, height, file } = await perform(crop, { file: fixture('told.jpg'), width: 72, height: 96 })
  expect([width, height]).toEqual([72, 96])
  expect(Buffer.from(await file.bytes()).includes('Exif')).toBe(false)
})

test.each([
  { left: 30 },
  { top: 20 },
  { left: 29, width: 2 },
  { top: 1, height: 20 },
  { ratio: '1:1' as const, left: 99 },
])('%o lies outside', async (area) => {
  await expect(perform(crop, { file: await fileOf(image), ...area })).rejects.toMatchObject({
    code: 'outside',
    params: { width: 30, height: 20 },
  })
})

test.each([{ width: 0 }, { height: 0 }, { left: -1 }, { width: 1.5 }])('%o is no area', async (area) => {
  await expect(perform(crop, { file: await fileOf(image), ...area })).rejects.toMatchObject({ name: 'InputError' })
})
