import { expect, test } from 'vitest'
import { type PresetName, presetNames } from './designs/designs.ts'
import golden from './fixtures/golden.json'
import { differenceOf, goldenTexts, meanColorsOf } from './fixtures/golden.ts'
import { makeCover } from './layout/make-cover.ts'

const placed = { ...goldenTexts, align: 'left', position: 'middle' } as const
const images: Record<string, number[]> = golden

// This test runs in Node and in Chromium against one file, so both draw the same.
test.each(presetNames)('%s looks the same in a browser and in Node', async (preset: PresetName) => {
  const { surface } = await makeCover({ ...placed, preset }, 900, 500, 1)
  const { mean, max } = differenceOf(meanColorsOf(surface.context), images[preset] ?? [])
  expect(mean).toBeLessThan(1.5)
  expect(max).toBeLessThan(40)
})
