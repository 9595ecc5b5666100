import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { gradient, mix, palette } from './operations.ts'
import { schemes } from './palette/schemes.ts'

test.each([...schemes])('%s has the color itself, and as many as it should', async (scheme) => {
  const fixed: Record<string, number> = { complementary: 2, analogous: 3, triadic: 3, split: 3, tetradic: 4 }
  for (const count of [2, 11, 24])
    for (const color of ['#2563eb', 'white', 'black', '#808080']) {
      const { colors, css, json } = await perform(palette, { color, scheme, count })
      expect(colors.length).toBe(fixed[scheme] ?? count)
      expect(new Set(colors.map(({ name }) => name)).size).toBe(colors.length)
      expect(css.match(/--color-brand-/g)).toHaveLength(colors.length)
      expect(JSON.parse(json)).toEqual(colors.map(({ name, hex }) => ({ name, hex })))
      if (scheme !== 'monochrome')
        expect(colors.map(({ hex }) => hex)).toContain((await perform(mix, { first: color, second: color })).hex)
    }
})

test('a scale gets darker from step to step', async () => {
  const { colors } = await perform(palette, { color: '#2563eb' })
  const lightness = colors.map(({ oklch }) => Number(/\(([\d.]+)/.exec(oklch)?.[1]))
  expect(lightness).toEqual(lightness.toSorted((a, b) => b - a))
  expect(colors.map(({ name }) => name)).toEqual([
    '50',
    '100',
    '200',
    '300',
    '400',
    '500',
    '600',
    '700',
    '800',
    '900',
    '950',
  ])
})

test.each([
  [{ colors: ['red', 'blue'], space: 'srgb', steps: 3 }, 'linear-gradient(90deg, #ff0000, #800080, #0000ff)'],
  [{ colors: ['red', ' ', 'blue'], kind: 'radial' }, 'radial-gradient(circle in oklch, #ff0000, #0000ff)'],
  [
    { colors: ['red', 'blue'], kind: 'conic', angle: 0, space: 'hsl', steps: 2 },
    'conic-gradient(from 0deg, #ff0000, #0000ff)',
  ],
  [
    { colors: ['#fff', 'transparent'], space: 'srgb', steps: 3 },
    'linear-gradient(90deg, #ffffff, #ffffff80, #00000000)',
  ],
  [
    { colors: ['rgb(255, 0, 0), #00f，', 'hsl(120, 100%, 50%)'], space: 'srgb', steps: 3 },
    'linear-gradient(90deg, #ff0000, #0000ff, #00ff00)',
  ],
  [
    { colors: ['rgb(255', ' 0', ' 0)', ' hsl(120', ' 100%', ' 50%)'], space: 'srgb', steps: 2 },
    'linear-gradient(90deg, #ff0000, #00ff00)',
  ],
  [{ colors: ['#f00', '#0f0', '#00f'], space: 'srgb', steps: 1 }, 'linear-gradient(90deg, #ff0000)'],
] as const)('%j is %s', async (input, css) => {
  expect((await perform(gradient, { ...input, colors: [...input.colors] })).css).toBe(css)
})

test('one color is too few, and 51 are too many', async () => {
  await expect(perform(gradient, { colors: ['red', ''] })).rejects.toMatchObject({ code: 'tooFew' })
  const [many, open] = ['red,'.repeat(51), `red, rgb(${','.repeat(1e5)}`]
  await expect(perform(gradient, { colors: [many] })).rejects.toMatchObject({ code: 'tooMany' })
  await expect(perform(gradient, { colors: [open] })).rejects.toMatchObject({ code: 'notColor' })
})

test.each([
  ['red', 'blue', 0.5, 'srgb', '#800080'],
  ['red', 'blue', 0, 'oklch', '#ff0000'],
  ['red', 'blue', 1, 'oklch', '#0000ff'],
  ['white', 'blue', 0.5, 'hsl', '#9f9fdf'],
  ['#f000', 'blue', 0.5, 'srgb', '#0000ff80'],
] as const)('%s and %s by %f in %s are %s', async (first, second, share, space, hex) => {
  expect((await perform(mix, { first, second, share, space })).hex).toBe(hex)
})
