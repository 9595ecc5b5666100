import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { drawn, fileOf, imageIn, pixel } from './fixtures/pixels.ts'
import { watermark } from './operations.ts'

const gray = (width: number, height: number) => drawn(width, height, () => [100, 100, 100, 255])
const red = drawn(10, 10, () => [255, 0, 0, 255])

/** The bounding box of the pixels that aren't gray any more; undefined without any. */
function changedIn(image: RasterImage) {
  const { data, width } = image
  let [left, right, top, bottom, count] = [width, 0, image.height, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ([0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - 100) <= 3)) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    count++
  }
  return count === 0 ? undefined : { left, right, top, bottom, count }
}

const marked = async (given: object, width = 300, height = 200) =>
  imageIn((await perform(watermark, { file: await fileOf(gray(width, height)), ...given })).file)

test.each([
  ['top-left', 10, 10],
  ['top', 135, 10],
  ['top-right', 260, 10],
  ['left', 10, 85],
  ['center', 135, 85],
  ['right', 260, 85],
  ['bottom-left', 10, 160],
  ['bottom', 135, 160],
  ['bottom-right', 260, 160],
] as const)('a logo stands at %s, a tenth of the width high, mixed by its opacity', async (position, left, top) => {
  const image = await marked({ logo: await fileOf(red), position, size: 0.1, angle: 0, opacity: 0.5, gap: 2 / 3 })
  const box = changedIn(image)
  for (const [side, expected] of Object.entries({ left, top, right: left + 29, bottom: top + 29 }))
    expect(Math.abs((box?.[side as 'left'] ?? -9) - expected), side).toBeLessThanOrEqual(1)
  // Half of red over gray.
  expect(pixel(image, left + 15, top + 15)).toEqual([178, 50, 50, 255])
})

describe('a text', () => {
  test.each(['Toolbench', '水印', 'two\nlines'])(
    '%o is drawn in its color, with an outline that can be left out',
    async (text) => {
      const given = { text, position: 'center', size: 0.2, angle: 0, opacity: 1, color: '#ff0000' }
      const image = await marked({ ...given, outline: false })
      const colors = new Set<string>()
      for (let y = 0; y < image.height; y++)
        for (let x = 0; x < image.width; x++) colors.add(pixel(image, x, y).slice(0, 3).join())
      expect(colors.has('255,0,0')).toBe(true)
      expect(colors.has('255,255,255')).toBe(false)
      const outlined = await marked(given)
      expect(changedIn(outlined)?.count).toBeGreaterThan(changedIn(image)?.count ?? 0)
    },
  )

  test('at no opacity changes nothing, and in tiles it is all over the image', async () => {
    expect(changedIn(await marked({ text: 'x', opacity: 0 }))).toBeUndefined()
    const image = await marked({ text: 'COPY', opacity: 1 })
    for (const [left, top] of [
      [0, 0],
      [200, 0],
      [0, 133],
      [200, 133],
    ] as const) {
      const part = drawn(100, 66, (x, y) => pixel(image, left + x, top + y))
      expect(changedIn(part)).toBeDefined()
    }
  })

  test('keeps one spacing, however long it is', async () => {
    // The marks are in horizontal rows; the space between two rows is always the same.
    const emptyRows = async (text: string) => {
      const image = await marked({ text, angle: 0, opacity: 1, size: 0.05, outline: false }, 400, 400)
      const lines = Array.from(
        { length: 400 },
        (_, y) => changedIn(drawn(400, 1, (x) => pixel(image, x, y))) !== undefined,
      )
      return lines
        .join('')
        .match(/(?:false){8,}/g)
        ?.map((run) => run.length / 5)
    }
    const [short, long] = [await emptyRows('HHHH'), await emptyRows('HHHH'.repeat(6))]
    expect(short?.length).toBeGreaterThan(5)
    expect(long?.slice(1, -1)).toEqual(short?.slice(1, -1))
  })

  test('that is too long for the image becomes smaller until it is in it whole', async () => {
    const image = await marked({ text: 'H'.repeat(100), position: 'center', angle: 0, opacity: 1, size: 1 })
    const box = changedIn(image)
    expect(box?.left).toBeLessThan(4)
    expect(Math.abs((box?.left ?? 0) + (box?.right ?? 0) - 299)).toBeLessThanOrEqual(1)
    expect((box?.bottom ?? 99) - (box?.top ?? 0)).toBeLessThan(8)
  })
})

test('a mark is seen on what is transparent too', async () => {
  const clear = await fileOf(drawn(40, 40, () => [0, 0, 0, 0]))
  const { file } = await perform(watermark, {
    file: clear,
    logo: await fileOf(red),
    position: 'center',
    size: 0.5,
    angle: 0,
    opacity: 0.4,
  })
  expect(pixel(await imageIn(file), 20, 20)).toEqual([255, 0, 0, 102])
})

test('a line of pixels takes one too', async () => {
  const line = await fileOf(drawn(65_000, 1, () => [9, 9, 9, 255]))
  const { file } = await perform(watermark, { file: line, text: 'x'.repeat(500) })
  expect((await imageIn(file)).width).toBe(65_000)
})

test.each([{}, { text: ' \n' }])('%o is nothing to do', async (given) => {
  await expect(perform(watermark, { file: await fileOf(red), ...given })).rejects.toMatchObject({ code: 'nothingToDo' })
})

test('a logo that is no image is refused', async () => {
  const logo = new File(['none'], 'logo.png')
  await expect(perform(watermark, { file: await fileOf(red), logo })).rejects.toMatchObject({ code: 'notImage' })
})
