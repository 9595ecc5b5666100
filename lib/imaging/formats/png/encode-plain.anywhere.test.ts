import { expect, test } from 'vitest'
import { gradient } from '../../fixtures/images.ts'
import type { RasterImage } from '../../raster-image.ts'
import { decode } from '../../read/decode.ts'
import { readInfo } from '../../read/read-info.ts'
import { encodePlainPng } from './encode-plain.ts'

const shades = (count: number, colorOf: (shade: number) => number[]): RasterImage => ({
  width: 301,
  height: 7,
  data: Uint8ClampedArray.from({ length: 301 * 7 }, (_, pixel) => (pixel * 7919) % count).reduce(
    (data, shade, pixel) => {
      data.set(colorOf(shade), pixel * 4)
      return data
    },
    new Uint8ClampedArray(301 * 7 * 4),
  ),
})

test.each<[string, RasterImage, [colorType: number, depth: number]]>([
  ['two colors', shades(2, (shade) => [shade * 255, 0, 0, 255]), [3, 1]],
  ['four colors', shades(4, (shade) => [0, shade * 60, 0, 255]), [3, 2]],
  ['sixteen colors', shades(16, (shade) => [0, 0, shade * 16, 255]), [3, 4]],
  ['colors that are half transparent', shades(200, (shade) => [9, 9, 9, shade]), [3, 8]],
  ['shades of gray', shades(200, (shade) => [shade, shade, shade, 255]), [0, 8]],
  ['many colors', gradient(301, 290), [2, 8]],
  ['many colors with alpha', gradient(301, 290, (x, y) => (x + y) % 256), [6, 8]],
])('%s are kept', async (_, image, layout) => {
  const bytes = await encodePlainPng(image)
  const info = readInfo(bytes)
  expect([bytes[25], bytes[24]]).toEqual(layout)
  expect(info && (await decode(bytes, info))).toEqual(image)
})
