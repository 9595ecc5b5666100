import { describe, expect, test } from 'vitest'
import { isLong } from '#lib/fixtures/runs.ts'
import * as culori from './fixtures/culori.ts'
import { interpolate } from './interpolate.ts'
import { isInGamut, mapToGamut } from './map-gamut.ts'
import { readColor } from './read-color.ts'
import { convertSpace, type SpaceName, type Triple } from './spaces.ts'

/** Every 97th color in the nightly run, every 971st otherwise. */
function* someColors(): Generator<Triple> {
  for (let code = 0; code < 2 ** 24; code += isLong ? 97 : 971)
    yield [(code >> 16) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255]
}

describe('converts as culori does', () => {
  test.each([
    ['lab', 'lab', 1e-3],
    ['lch', 'lch', 1e-3],
    ['oklab', 'oklab', 1e-6],
    ['oklch', 'oklch', 1e-6],
    ['hsl', 'hsl', 1e-9],
    ['hsv', 'hsv', 1e-9],
    ['hwb', 'hwb', 1e-9],
    ['display-p3', 'p3', 1e-6],
    ['a98-rgb', 'a98', 1e-6],
    ['prophoto-rgb', 'prophoto', 1e-5],
    ['rec2020', 'rec2020', 1e-6],
    ['xyz-d65', 'xyz65', 1e-6],
    ['xyz-d50', 'xyz50', 1e-5],
    ['srgb-linear', 'lrgb', 1e-9],
  ] as const)('%s', (space: SpaceName, mode, tolerance) => {
    let farthest = 0
    for (const rgb of someColors()) {
      const ours = convertSpace(rgb, 'srgb', space)
      const theirs = culori.components(culori.convert(rgb, 'rgb', mode), mode)
      const isGray = Math.max(...rgb) === Math.min(...rgb)
      ours.forEach((value, at) => {
        const other = theirs[at]
        // A gray has no hue.
        if (other === undefined || (isGray && culori.isHue(mode, at))) return
        const apart = Math.abs(value - other)
        farthest = Math.max(
          farthest,
          culori.isHue(mode, at)
            ? Math.min(apart, 360 - apart) * (mode === 'lch' || mode === 'oklch' ? 1e-3 : 1)
            : apart,
        )
      })
      const [a, b, c] = convertSpace(ours, space, 'srgb')
      farthest = Math.max(farthest, Math.abs(a - rgb[0]), Math.abs(b - rgb[1]), Math.abs(c - rgb[2]))
    }
    expect(farthest).toBeLessThan(tolerance)
  })

  test('maps colors out of gamut as culori does', () => {
    for (let hue = 0; hue < 360; hue += 7)
      for (const lightness of [0.1, 0.4, 0.7, 0.95])
        for (const chroma of [0.2, 0.35]) {
          const ours = mapToGamut([lightness, chroma, hue], 'oklch')
          const theirs = culori.toGamut(lightness, chroma, hue)
          const apart = Math.max(...ours.map((value, at) => Math.abs(value - (theirs[at] ?? 0))))
          expect({ lightness, chroma, hue, isNear: apart < 0.004 }).toEqual({ lightness, chroma, hue, isNear: true })
          expect(isInGamut(ours, 'srgb')).toBe(true)
        }
  })
})

// From the examples of CSS Color 4 and its tests in WPT.
test.each([
  ['#f00', 'srgb', [1, 0, 0], 1],
  ['#F008', 'srgb', [1, 0, 0], 0.533],
  ['RebeccaPurple', 'srgb', [0.4, 0.2, 0.6], 1],
  ['transparent', 'srgb', [0, 0, 0], 0],
  ['rgb(255 0 0 / 50%)', 'srgb', [1, 0, 0], 0.5],
  ['rgba(255, 0, 0, .5)', 'srgb', [1, 0, 0], 0.5],
  ['rgb(300 -10 50%)', 'srgb', [1, 0, 0.5], 1],
  ['rgb(none 0 0)', 'srgb', [0, 0, 0], 1],
  ['hsl(120deg 100% 25%)', 'hsl', [120, 1, 0.25], 1],
  ['hsl(120, 100%, 25%)', 'hsl', [120, 1, 0.25], 1],
  ['hsl(-240 100 25)', 'hsl', [120, 1, 0.25], 1],
  ['hsl(1e9deg 100% 50%)', 'hsl', [280, 1, 0.5], 1],
  ['hsl(0.5turn 100% 50%)', 'hsl', [180, 1, 0.5], 1],
  ['hwb(200grad 10% 20%)', 'hwb', [180, 0.1, 0.2], 1],
  ['lab(50% 50% -50%)', 'lab', [50, 62.5, -62.5], 1],
  ['lch(150 200 400)', 'lch', [100, 200, 40], 1],
  ['oklab(0.5 100% -0.1)', 'oklab', [0.5, 0.4, -0.1], 1],
  ['oklch(62.8% 50% none / none)', 'oklch', [0.628, 0.2, 0], 0],
  ['color(display-p3 1 50% 0)', 'display-p3', [1, 0.5, 0], 1],
  ['color(xyz 0.1 .2 3e-1)', 'xyz-d65', [0.1, 0.2, 0.3], 1],
  ['255,0,0', 'srgb', [1, 0, 0], 1],
  ['255 0 0', 'srgb', [1, 0, 0], 1],
  ['0xFF0000', 'srgb', [1, 0, 0], 1],
  ['0x80FF0000', 'srgb', [1, 0, 0], 0.502],
  ['argb #80ff0000', 'srgb', [1, 0, 0], 0.502],
  ['argb(#8f00)', 'srgb', [1, 0, 0], 0.533],
  ['3366cc', 'srgb', [0.2, 0.4, 0.8], 1],
  ['F0F', 'srgb', [1, 0, 1], 1],
  ['f008', 'srgb', [1, 0, 0], 0.533],
  ['ff000080', 'srgb', [1, 0, 0], 0.502],
  ['003366', 'srgb', [0, 0.2, 0.4], 1],
  ['(255, 0, 0)', 'srgb', [1, 0, 0], 1],
  ['(255, 0, 0, 0.5)', 'srgb', [1, 0, 0], 0.5],
  ['(255 0 0)', 'srgb', [1, 0, 0], 1],
  ['cmyk(75% 50% 0% 20%)', 'srgb', [0.2, 0.4, 0.8], 1],
  ['cmyk(75, 50, 0, 20)', 'srgb', [0.2, 0.4, 0.8], 1],
  ['device-cmyk(0.75 0.5 0 0.2 / 50%)', 'srgb', [0.2, 0.4, 0.8], 0.5],
  ['CMYK(0% 0% 0% 100%)', 'srgb', [0, 0, 0], 1],
  ['Color(0xFF3366CC)', 'srgb', [0.2, 0.4, 0.8], 1],
  ['Color(red: 0.2, green: 0.4, blue: 0.8)', 'srgb', [0.2, 0.4, 0.8], 1],
  ['Color(red: 1, green: 0, blue: 0, opacity: 0.5)', 'srgb', [1, 0, 0], 0.5],
  ['UIColor(red: 1.0, green: 0, blue: 0, alpha: 0.5)', 'srgb', [1, 0, 0], 0.5],
  ['Color(.displayP3, red: 1, green: 0.5, blue: 0)', 'display-p3', [1, 0.5, 0], 1],
] as const)('%s is read', (text, space, components, alpha) => {
  const color = readColor(text)
  expect(color?.space).toBe(space)
  color?.components.forEach((value, at) => {
    expect(value).toBeCloseTo(components[at] ?? 0, 6)
  })
  expect(color?.alpha).toBeCloseTo(alpha, 3)
})

test.each([
  '',
  '#',
  '#12',
  '#12345',
  '#1234567',
  '#123456789',
  '#ggg',
  'notacolor',
  '__proto__',
  'constructor',
  'constructor(1 2 3)',
  'currentcolor',
  'rgb()',
  'rgb(1 2)',
  'rgb(1 2 3 4)',
  'rgb(1, 2, 3, 4, 5)',
  'rgb(1 2, 3)',
  'rgb(10%, 2, 3)',
  'rgb(none, 0, 0)',
  'rgb(calc(1) 2 3)',
  'rgb(1 2 3 / )',
  'rgb(1 2 3 / 1deg)',
  'rgb(1deg 2 3)',
  'hsl(1, 2, 3)',
  'hwb(1, 2%, 3%)',
  'lab(1, 2, 3)',
  'color(rgb 1 2 3)',
  'color(srgb 1 2)',
  'rgb(1e999 0 0)',
  'rgb(１ 2 3)',
  '1,2',
  '1,2,3,4',
  '255',
  '1234',
  '12345',
  'abcde',
  '()',
  '(1, 2)',
  'cmyk(1% 2% 3%)',
  'cmyk(1% 2% 3% 4% 5%)',
  'cmyk(1deg 2% 3% 4%)',
  'cmyk(1% 2% 3% x)',
  'Color(red: 1, green: 2)',
  'Color(0x12)',
  `cmyk(${'1 '.repeat(90)})`,
  `#${'f'.repeat(1e6)}`,
  `rgb(${'1'.repeat(1e6)} 0 0)`,
])('%.40j is no color', (text) => {
  expect(readColor(text)).toBeUndefined()
})

// From the tests of color-mix() in WPT.
test.each([
  ['hsl(120deg 10% 20%)', 'hsl(30deg 30% 40%)', 'hsl', 0.5, [75, 0.2, 0.3], 1],
  ['hsl(40deg 50% 50%)', 'hsl(330deg 50% 50%)', 'hsl', 0.5, [5, 0.5, 0.5], 1],
  ['hsl(120deg 10% 20% / .4)', 'hsl(30deg 30% 40% / .8)', 'hsl', 0.5, [75, 0.7 / 3, 1 / 3], 0.6],
  ['oklch(0.1 0.2 30)', 'oklch(0.5 0.6 70)', 'oklch', 0.75, [0.4, 0.5, 60], 1],
  ['oklch(none 0.2 30)', 'oklch(0.5 0.6 none)', 'oklch', 0.5, [0.5, 0.4, 30], 1],
  ['white', 'oklch(0.5 0.1 70)', 'oklch', 0.5, [0.75, 0.05, 70], 1],
] as const)('%s and %s in %s are mixed', (first, second, space, share, components, alpha) => {
  const [one, other] = [readColor(first), readColor(second)]
  if (!one || !other) throw new Error('no colors')
  const mixed = interpolate(one, other, share, space)
  mixed.components.forEach((value, at) => {
    expect(value).toBeCloseTo(components[at] ?? 0, 3)
  })
  expect(mixed.alpha).toBeCloseTo(alpha, 6)
})
