import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { gradient } from '#lib/imaging/fixtures/images.ts'
import { fourFieldsHeic } from '#lib/imaging/formats/heic/fixtures/four-fields.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { decode } from '#lib/imaging/read/decode.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { generate } from './operations.ts'

/** An image of one color, as a file. */
async function plain(color: readonly [number, number, number], width = 60, height = 40): Promise<File> {
  const image = gradient(width, height)
  for (let at = 0; at < image.data.length; at += 4) image.data.set([...color, 255], at)
  return new File([await encode(image, 'png', { quality: 90, sizes: [16] })], 'plain.png')
}

async function drawn(given: object): Promise<RasterImage & { readable: boolean }> {
  const { file, readable } = await perform(generate, { title: '山', preset: 'minimal', ...given })
  const bytes = await file.bytes()
  const info = readInfo(bytes)
  if (!info) throw new Error('This is no image')
  return { ...(await decode(bytes, info)), readable }
}

const at = ({ data, width }: RasterImage, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

test('an image fills the cover, dimmed no more than the text needs', async () => {
  const text = '#ffffff'
  const dark = await drawn({ image: await plain([30, 30, 30]), background: '#000000', color: text })
  const bright = await drawn({ image: await plain([250, 250, 250]), background: '#000000', color: text })
  const [dimmedDark = 0, dimmedBright = 0] = [at(dark, 890, 490)[0], at(bright, 890, 490)[0]]
  expect([dark.readable, bright.readable]).toEqual([true, true])
  // Every image has an overlay of a little over a third; white text on white needs about a half.
  expect(dimmedDark / 30).toBeCloseTo(0.65, 1)
  expect(dimmedBright / 250).toBeLessThan(0.5)
  expect(dimmedBright / 250).toBeGreaterThan(0.3)
})

test('a logo stands at the top on the side of the text, in its own proportions, and the text below it', async () => {
  const logo = await plain([255, 0, 0], 80, 40)
  const isRed = (image: RasterImage, x: number, y: number) => {
    const [red = 0, green = 0] = at(image, x, y)
    return red > 200 && green < 60
  }
  const rows = (image: RasterImage, x: number) =>
    Array.from({ length: image.height }, (_, y) => y).filter((y) => isRed(image, x, y)).length
  const left = await drawn({ logo })
  const columns = Array.from({ length: 900 }, (_, x) => x).filter((x) => isRed(left, x, 60)).length
  expect(columns / rows(left, 60)).toBeCloseTo(2, 1)
  expect(rows(left, 850)).toBe(0)
  const right = await drawn({ logo, align: 'right' })
  expect(rows(right, 60)).toBe(0)
  expect(rows(right, 850)).toBeGreaterThan(20)
})

test('a photograph as a phone takes it is drawn', async () => {
  const heic = new File([Uint8Array.from(atob(fourFieldsHeic), (unit) => unit.charCodeAt(0))], 'phone.heic')
  expect(await drawn({ image: heic })).toMatchObject({ width: 900, height: 500, readable: true })
})
