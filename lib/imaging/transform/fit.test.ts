import { expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import { contain, cover } from './fit.ts'
import { crop } from './resize.ts'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1920, height: 1920 },
    { width: 1920, height: 1440 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 1920 },
    { width: 1440, height: 1920 },
  ],
  [{ width: 4000, height: 3000 }, { width: 800 }, { width: 800, height: 600 }],
  [
    { width: 100, height: 50 },
    { width: 1920, height: 1920 },
    { width: 100, height: 50 },
  ],
  [
    { width: 5000, height: 2 },
    { width: 100, height: 100 },
    { width: 100, height: 1 },
  ],
])('%o within %o is %o', (image, limits, size) => {
  expect(contain(image, limits)).toEqual(size)
})

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 320, height: 320 },
    { left: 500, top: 0, width: 3000, height: 3000 },
    { width: 320, height: 320 },
  ],
  [
    { width: 300, height: 900 },
    { width: 200, height: 100 },
    { left: 0, top: 375, width: 300, height: 150 },
    { width: 200, height: 100 },
  ],
  // Too small for the frame: cropped to its aspect ratio, but not enlarged to its size.
  [
    { width: 200, height: 400 },
    { width: 320, height: 320 },
    { left: 0, top: 100, width: 200, height: 200 },
    { width: 200, height: 200 },
  ],
])('%o covering %o is cut to %o', (image, frame, area, size) => {
  expect(cover(image, frame)).toEqual({ crop: area, size })
})

test('crops the pixels of a box', () => {
  const image = gradient(10, 10)
  const { width, height, data } = crop(image, { left: 3, top: 4, width: 2, height: 1 })
  expect({ width, height, data }).toEqual({
    width: 2,
    height: 1,
    data: image.data.slice((4 * 10 + 3) * 4, (4 * 10 + 5) * 4),
  })
})
