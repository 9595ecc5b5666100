import { describe, expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import type { RasterImage } from '../raster-image.ts'
import { identify } from '../read/identify.ts'
import { encode } from '../write/encode.ts'
import type { WritableFormat } from './format-definition.ts'
import { fourFieldsHeic } from './heic/fixtures/four-fields.ts'

const settings = { quality: 90, sizes: [16, 41, 32] }
const colorful = gradient(41, 23)
const clear = gradient(41, 23, (x) => (x < 20 ? 0 : 255))

async function readBack(bytes: Uint8Array<ArrayBuffer>) {
  const picture = identify(bytes)
  if (!picture) throw new Error('This is no image')
  return { format: picture.format, size: [picture.width, picture.height], image: await picture.decode() }
}

test.each<[WritableFormat, RasterImage]>([
  ['bmp', colorful],
  ['bmp', gradient(41, 23, (x) => 55 + 4 * x)],
  ['tiff', colorful],
  ['tiff', gradient(40, 23, (x) => 55 + 4 * x)],
])('%s keeps every pixel', async (format, image) => {
  const { width, height } = image
  expect(await readBack(await encode(image, format, settings))).toEqual({ format, size: [width, height], image })
})

test('a GIF has 256 colors at most, and keeps transparency', async () => {
  const { image } = await readBack(await encode(clear, 'gif', settings))
  expect([image.data[3], image.data[4 * 40 + 3]]).toEqual([0, 255])
  const off = image.data.map((value, index) => (clear.data[index | 3] ? Math.abs(value - (clear.data[index] ?? 0)) : 0))
  expect(Math.max(...off)).toBeLessThan(24)
})

test('a GIF of few colors keeps them all', async () => {
  const few = gradient(16, 15)
  expect((await readBack(await encode(few, 'gif', settings))).image).toEqual(few)
})

test('decodes a HEIC', async () => {
  const { format, size, image } = await readBack(Uint8Array.from(atob(fourFieldsHeic), (unit) => unit.charCodeAt(0)))
  expect({ format, size }).toEqual({ format: 'heic', size: [64, 48] })
  const at = (x: number, y: number) => [...image.data.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)]
  const close = (actual: number[], wanted: number[]) =>
    expect(Math.max(...wanted.map((value, index) => Math.abs(value - (actual[index] ?? 0))))).toBeLessThan(6)
  close(at(5, 5), [220, 40, 90, 255])
  close(at(60, 5), [20, 40, 90, 255])
  close(at(5, 40), [220, 200, 90, 255])
  close(at(60, 40), [20, 200, 90, 255])
})

test('decodes the largest image of an icon', async () => {
  const bytes = await encode(colorful, 'ico', settings)
  const { format, size, image } = await readBack(bytes)
  expect({ format, size }).toEqual({ format: 'ico', size: [41, 41] })
  expect(image.data.subarray(9 * 41 * 4, 32 * 41 * 4)).toEqual(colorful.data)
  expect([bytes[4], bytes[6], bytes[22], bytes[38]]).toEqual([3, 16, 32, 41])
})

describe('a GIF of many pixels', () => {
  test('widens its LZW codes and clears the table', async () => {
    let seed = 1
    const noise = gradient(300, 200)
    for (let at = 0; at < noise.data.length; at += 4) {
      seed = (seed * 16_807) % 2_147_483_647
      noise.data.set([seed & 0xe0, (seed >> 8) & 0xe0, (seed >> 16) & 0xc0, 255], at)
    }
    expect((await readBack(await encode(noise, 'gif', settings))).image).toEqual(noise)
  })
})
