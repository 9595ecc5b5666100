import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { convert } from './operations.ts'

test.each([
  ['black', { hex: '#000000', cmyk: 'cmyk(0% 0% 0% 100%)', oklch: 'oklch(0 0 0)', name: 'black' }],
  ['white', { lab: 'lab(100 0 0)', lch: 'lch(100 0 0)', oklch: 'oklch(1 0 0)', hwb: 'hwb(0 100% 0%)', name: 'white' }],
  ['gray', { hsl: 'hsl(0 0% 50.196%)', oklch: 'oklch(0.6 0 0)', lch: 'lch(53.585 0 0)' }],
  ['#3366cd', { name: '', nearestName: 'royalblue' }],
  ['transparent', { hex: '#00000000', name: 'transparent', nearestName: 'transparent', argb: '#00000000' }],
  ['rgb(255 0 0 / 0.999)', { hex: '#ff0000', rgb: 'rgb(255 0 0 / 0.999)' }],
  ['hsl(359.9999 100% 50%)', { hex: '#ff0000', hsl: 'hsl(0 100% 50%)' }],
  ['oklch(0.7 0.4 30)', { isInSrgb: false, oklch: 'oklch(0.7 0.4 30)' }],
  ['oklch(1.5 0.4 30)', { isInSrgb: false, hex: '#ffffff', mapped: 'oklch(1 0 0)' }],
  ['lab(50 1e30 0)', { isInSrgb: false }],
])('%s is written in every notation', async (color, expected) => {
  expect(await perform(convert, { color })).toMatchObject(expected)
})

test('numbers have the requested decimals, without trailing zeros', async () => {
  expect(await perform(convert, { color: '#3366cc', precision: 0 })).toMatchObject({
    oklch: 'oklch(1 0 0)',
    hsl: 'hsl(220 60% 50%)',
    lab: 'lab(44 11 -59)',
  })
  expect(await perform(convert, { color: '#3366cc', precision: 6 })).toMatchObject({
    oklch: 'oklch(0.532483 0.167866 262.293049)',
  })
})

test('what is written is the same color again', async () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 6, maxLength: 6 })
  const color = fc.tuple(digits, fc.constantFrom('', '80', '00', 'fe')).map((parts) => `#${parts.join('')}`)
  const isSame = async (color: string) => {
    const { isInSrgb, nearestName, cmyk, argb, name, ...others } = await perform(convert, { color, precision: 6 })
    const { hex } = others
    for (const [notation, text] of Object.entries({ ...others, argb: `argb ${argb}`, bare: hex.slice(1) })) {
      if (notation === 'bare' && /^\d{3,4}$/.test(text ?? '')) continue
      const again = await perform(convert, { color: text ?? '' })
      expect([color, notation, again.hex]).toEqual([color, notation, hex])
    }
    if (name !== '') expect((await perform(convert, { color: name })).hex).toBe(hex)
    // CMYK has no alpha.
    expect((await perform(convert, { color: cmyk })).hex).toBe(hex.slice(0, 7))
  }
  for (const color of ['#3366cc', '#3366cc80', '#0f0', 'rebeccapurple', '#010203', '#fefefe']) await isSame(color)
  await fc.assert(fc.asyncProperty(color, isSame), { numRuns: runs(300) })
})

test.each([
  ['', 'empty', {}],
  ['  ', 'empty', {}],
  ['notacolor', 'notColor', { text: 'notacolor' }],
  ['rgb(calc(1) 2 3)', 'notColor', {}],
  ['#123456789', 'notColor', {}],
  ['\u202Ered\n', 'notColor', { text: '\\u202ered' }],
  ['\uD800', 'notColor', { text: '\uFFFD' }],
  ['9'.repeat(1e6), 'notColor', {}],
])('%.20j is refused as %s', async (color, code, params) => {
  await expect(perform(convert, { color })).rejects.toMatchObject({ code, params })
})
