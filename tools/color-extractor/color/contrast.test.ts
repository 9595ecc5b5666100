import { expect, test } from 'vitest'
import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { lightnessContrast } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#123456', '#123456', 1],
])('%s and %s have a ratio of %f, whichever is the text', (one, other, ratio) => {
  expect(contrastRatio(rgbOf(one), rgbOf(other))).toBeCloseTo(ratio, 2)
  expect(contrastRatio(rgbOf(other), rgbOf(one))).toBeCloseTo(ratio, 2)
})

// Test values published with APCA.
test.each([
  ['#888888', '#ffffff', 63.056],
  ['#ffffff', '#888888', -68.541],
  ['#000000', '#aaaaaa', 58.146],
  ['#aaaaaa', '#000000', -56.241],
  ['#112233', '#ddeeff', 91.668],
  ['#ddeeff', '#112233', -93.067],
  ['#112233', '#444444', 8.323],
  ['#444444', '#112233', -7.527],
  ['#777777', '#777777', 0],
])('%s on %s has an Lc of %f', (text, background, contrast) => {
  expect(lightnessContrast(rgbOf(text), rgbOf(background))).toBeCloseTo(contrast, 2)
})
