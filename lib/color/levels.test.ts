import { expect, test } from 'vitest'
import { isLong } from '#lib/fixtures/runs.ts'
import { mapToGamut } from './map-gamut.ts'
import { readColor } from './read-color.ts'
import { levelOf } from './rgb.ts'

/** The levels of red, green and blue by the formulas of CSS Color 4 in whole numbers, which have no rounding errors. */
const exactly = {
  hsl(hue: number, saturation: number, lightness: number) {
    const range = saturation * Math.min(lightness, 100 - lightness)
    return [0, 240, 120].map((offset) => {
      const at = (offset + hue) % 360
      const factor = Math.max(-30, Math.min(at - 90, 270 - at, 30))
      return rounded(lightness * 3000 - range * factor, 300_000)
    })
  },
  hwb(hue: number, white: number, black: number) {
    if (white + black >= 100) return [0, 0, 0].map(() => rounded(white, white + black))
    return [0, 240, 120].map((offset) => {
      const at = (offset + hue) % 360
      const pure = 30 - Math.max(-30, Math.min(at - 90, 270 - at, 30))
      return rounded(pure * (100 - white - black) + white * 60, 6000)
    })
  },
}

/** Rounds a fraction of 255, halves up. */
const rounded = (numerator: number, denominator: number) =>
  Math.floor((numerator * 510 + denominator) / (2 * denominator))

const levels = (text: string) => {
  const color = readColor(text)
  return color && mapToGamut(color.components, color.space).map(levelOf)
}

// As Chromium shows them.
test.each([
  ['hsl(0 0% 50%)', [128, 128, 128]],
  ['hsl(0 0% 70%)', [179, 179, 179]],
  ['hsl(0 0% 90%)', [230, 230, 230]],
  ['hsl(120 100% 25%)', [0, 128, 0]],
  ['hsl(60 100% 25%)', [128, 128, 0]],
  ['hwb(120 0% 50%)', [0, 128, 0]],
])('%s is %j', (text, expected) => {
  expect(levels(text)).toEqual(expected)
  const [, kind = '', ...numbers] = /(\w+)\((\d+) (\d+)% (\d+)%/.exec(text) ?? []
  const [a = 0, b = 0, c = 0] = numbers.map(Number)
  expect(exactly[kind === 'hsl' ? 'hsl' : 'hwb'](a, b, c)).toEqual(expected)
})

test.each(['hsl', 'hwb'] as const)('%s with whole numbers is what exact fractions give', (kind) => {
  const wrong: unknown[] = []
  // Each of the 3.7 million in the nightly run.
  for (let hue = 0; hue < 360; hue += isLong ? 1 : 15)
    for (let second = 0; second <= 100; second += isLong ? 1 : 5)
      for (let third = 0; third <= 100; third++) {
        const text = `${kind}(${hue} ${second}% ${third}%)`
        const [ours, theirs] = [levels(text), exactly[kind](hue, second, third)]
        if (`${ours}` !== `${theirs}`) wrong.push({ text, ours, theirs })
      }
  expect(wrong).toEqual([])
})
