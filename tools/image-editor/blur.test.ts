import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { readExif } from '#lib/imaging/exif/read-exif.ts'
import { distinctPixels, drawn, fileOf, fixture, imageIn, pixel, pixelsOf } from './fixtures/pixels.ts'
import { blur } from './operations.ts'

const styles = ['mosaic', 'blur', 'black'] as const
const image = distinctPixels(40, 30)
const area = { left: 5, top: 6, width: 20, height: 16 }
const isInside = (x: number, y: number) => x >= 5 && x < 25 && y >= 6 && y < 22

describe.each(styles)('%s', (style) => {
  test('changes its area and nothing else', async () => {
    const { file } = await perform(blur, { file: await fileOf(image), areas: [area], style })
    const result = await imageIn(file)
    const rows = pixelsOf(image)
    for (const [y, row] of pixelsOf(result).entries())
      for (const [x, color] of row.entries()) if (!isInside(x, y)) expect(color).toEqual(rows[y]?.[x])
    if (style === 'black') expect(pixel(result, 5, 6)).toEqual([0, 0, 0, 255])
  })

  test('two images that differ in the area alone, with the same means, become the same file', async () => {
    // Patterns that are each other's mirror image cell by cell can't be told apart once covered.
    const cell = 12
    const secret = (isSwapped: boolean) =>
      drawn(48, 24, (x, y) => {
        const at = ((isSwapped ? cell - 1 - (x % cell) : x % cell) + y) % 2
        return at ? [250, 40, 10, 255] : [20, 60, 200, 255]
      })
    const whole = [{ left: 0, top: 0, width: 48, height: 24 }]
    const [one, other] = await Promise.all(
      [false, true].map(async (isSwapped) =>
        perform(blur, { file: await fileOf(secret(isSwapped)), areas: whole, style }),
      ),
    )
    expect(await one?.file.bytes()).toEqual(await other?.file.bytes())
  })

  test('leaves no metadata, and so no thumbnail of what was covered', async () => {
    const { file } = await perform(blur, { file: fixture('told.jpg'), areas: [area], style })
    const bytes = Buffer.from(await file.bytes())
    for (const told of ['Exif', 'Acme', 'Ann Author', 'Shanghai', 'seen by nobody', 'a comment'])
      expect({ told, isThere: bytes.includes(told) }).toEqual({ told, isThere: false })
    expect(readExif(bytes)).toEqual([])
  })
})

test('a mosaic is the mean of each cell, and transparent colors do not count', async () => {
  const half = drawn(24, 12, (x) => (x % 2 ? [200, 100, 0, 255] : [9, 9, 9, 0]))
  const { file } = await perform(blur, {
    file: await fileOf(half),
    areas: [{ left: 0, top: 0, width: 24, height: 12 }],
  })
  expect(pixel(await imageIn(file), 3, 3)).toEqual([200, 100, 0, 128])
})

test('areas may lie over one another', async () => {
  const areas = [area, { ...area, left: 10 }, { left: 39, top: 29, width: 1, height: 1 }]
  const { file } = await perform(blur, { file: await fileOf(image), areas, style: 'black' })
  const result = await imageIn(file)
  expect([pixel(result, 5, 6), pixel(result, 29, 21), pixel(result, 39, 29)]).toEqual([
    [0, 0, 0, 255],
    [0, 0, 0, 255],
    [0, 0, 0, 255],
  ])
})

test('one area outside the image fails the whole run', async () => {
  await expect(
    perform(blur, { file: await fileOf(image), areas: [area, { left: 30, top: 0, width: 11, height: 2 }] }),
  ).rejects.toMatchObject({ code: 'outside', params: { width: 40, height: 30 } })
})

test.each([
  [[{ left: 0, top: 0, width: 0, height: 5 }]],
  [Array.from({ length: 101 }, () => area)],
  [[{ ...area, more: 1 }]],
])('%o are no areas', async (areas) => {
  await expect(perform(blur, { file: await fileOf(image), areas })).rejects.toMatchObject({ name: 'InputError' })
})

test('without areas there is nothing to cover, which is an error', async () => {
  await expect(perform(blur, { file: await fileOf(image), areas: [] })).rejects.toMatchObject({ code: 'noArea' })
})
