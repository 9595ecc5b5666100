import pica from 'pica'
import { expect, test } from 'vitest'
import { gradient } from '../fixtures/images.ts'
import { resize } from './resize.ts'

test.each([
  [3000, 2100, 1000, 700],
  [3000, 2100, 2111, 1477],
  [1400, 500, 3100, 1900],
  [4100, 1300, 37, 1291],
  [1300, 4100, 1291, 37],
])('resizing %i x %i in bands to %i x %i gives the same as resizing at once', async (...sides) => {
  const [fromWidth, fromHeight, width, height] = sides
  const image = gradient(fromWidth, fromHeight, (x, y) => ((x ^ y) & 64 ? 255 : (x * y) & 255))
  const whole = await pica({ features: ['js'] }).resizeBuffer({
    src: new Uint8Array(image.data.slice().buffer),
    width: fromWidth,
    height: fromHeight,
    toWidth: width,
    toHeight: height,
  })
  const { data } = await resize(image, { width, height })
  let max = 0
  for (const [at, level] of data.entries()) max = Math.max(max, Math.abs(level - (whole[at] ?? 0)))
  expect(max).toBeLessThanOrEqual(1)
})
