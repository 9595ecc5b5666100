import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { compare, fraction } from '#lib/numbers/fraction.ts'
import { errors } from './errors.ts'
import { convert, units } from './operations.ts'
import { findUnits } from './read/find-units.ts'
import { normalize } from './read/normalize.ts'
import { fromBase, toBase } from './table/convert-value.ts'
import { allUnits, defaultUnits } from './table/units.ts'

const result = async (value: string, to = '', more: object = {}) =>
  (await perform(convert, { value, to, ...more })).result

// NIST SP 811, appendix B.8, SI Brochure 9, IEC 80000-13, and GB 3100.
test.each([
  ['5 ft 11 in', 'm', '1.8034 m'],
  ['5’11”', 'cm', '180.34 cm'],
  ['5′ 11″', 'cm', '180.34 cm'],
  ['-5 ft 6 in', 'in', '-66 in'],
  ['5 ft, 11 in', '', '1.8034 m'],
  ['45°30′15″', '', '≈ 45.5041666667°'],
  ['72°F', '°C', '≈ 22.2222222222 °C'],
  ['-40 ℃', '℉', '-40 °F'],
  ['０ Ｋ', 'celsius', '-273.15 °C'],
  ['1.5 GiB', 'MB', '1610.612736 MB'],
  ['1 KB', 'B', '1000 B'],
  ['1 kib', 'B', '1024 B'],
  ['3斤2两', '千克', '1.6 kg'],
  ['3亩', '平方米', '2000 m²'],
  ['1 台斤', '克', '600 g'],
  ['121坪', 'm2', '400 m²'],
  ['1h30min', 'min', '90 min'],
  ['1小时30分', '秒', '5400 s'],
  ['30度', '°F', '86 °F'],
  ['25 m²', 'sq m', '25 m²'],
  ['25 m2', 'm^2', '25 m²'],
  ['25 square meters', 'km²', '0.000025 km²'],
  ['5 1/2 in', 'mm', '139.7 mm'],
  ['5½ in', 'mm', '139.7 mm'],
  ['1,500 km', 'm', '1500000 m'],
  ['1 500 km', 'm', '1500000 m'],
  ['1,5 km', 'm', '1500 m'],
  ['1.5e3 nmi', 'km', '2778 km'],
  ['1 lbf', 'N', '≈ 4.44822161526 N'],
  ['1 psi', 'Pa', '≈ 6894.75729317 Pa'],
  ['1 atm', 'Torr', '760 Torr'],
  ['1 kWh', 'MJ', '3.6 MJ'],
  ['1 metric horsepower', 'W', '735.49875 W'],
  ['100 km/h', 'mph', '≈ 62.1371192237 mph'],
  ['8 L/100km', 'km/L', '12.5 km/L'],
  ['0 L/100 km', 'US mpg', '∞ mpg (US)'],
  ['100 Mbps', 'MB/s', '12.5 MB/s'],
  ['180 deg', 'rad', '≈ 3.14159265359 rad'],
  ['5 US gal', 'imperial gallon', '≈ 4.16337092314 gal (imp)'],
])('%s in %s is %s', async (value, to, text) => {
  expect(await result(value, to)).toBe(text)
})

test('a value is converted to the default unit where none is given, and to all units', async () => {
  const { quantity, all } = await perform(convert, { value: '1 in', significant: 4 })
  expect(quantity).toBe('length')
  expect(all).toContainEqual({ en: 'millimeter', zh: '毫米', symbol: 'mm', value: '25.4', unit: 'millimeter' })
  expect(all).toContainEqual({ en: 'mile', zh: '英里', symbol: 'mi', value: '≈ 0.00001578', unit: 'mile' })
  expect(await result('2 m')).toBe('≈ 6.56167979003 ft')
})

test('numbers are written in the chosen notation, and rounded ones are marked', async () => {
  expect(await result('1 ly', 'm', { notation: 'grouped', significant: 20 })).toBe('9,460,730,472,580,800 m')
  expect(await result('1 ly', 'm', { notation: 'scientific', significant: 3 })).toBe('≈ 9.46e15 m')
  expect(await perform(convert, { value: '1 m', to: 'ft' })).toMatchObject({ exact: '1250/381', isExact: false })
  expect(await perform(convert, { value: '381 m', to: 'ft' })).toMatchObject({ exact: '1250', isExact: true })
  expect(await perform(convert, { value: '1 rad' })).toMatchObject({
    exact: '≈ 57.295779513082320876798154814105170332405472466564',
    isExact: false,
  })
  expect((await perform(convert, { value: '1e-400 m', to: 'm' })).result).toBe(`0.${'0'.repeat(399)}1 m`)
})

// Factors: NIST SP 811; 1 lbf·ft = 1.3558179483314004 N·m.
test.each([
  ['10 km to miles', '≈ 6.21371192237 mi'],
  ['10 km in mi', '≈ 6.21371192237 mi'],
  ['10 km = mi', '≈ 6.21371192237 mi'],
  ['10 km=? mi', '≈ 6.21371192237 mi'],
  ['10 km -> mi', '≈ 6.21371192237 mi'],
  ['10km→英里', '≈ 6.21371192237 mi'],
  ['10公里等于多少英里', '≈ 6.21371192237 mi'],
  ['10公里换算成英里？', '≈ 6.21371192237 mi'],
  ['10 公里是多少英里', '≈ 6.21371192237 mi'],
  ['5小时等于几分钟', '300 min'],
  ['5 ft 11 in in cm', '180.34 cm'],
  ['5 ft 11 in', '1.8034 m'],
  ['71 in to ft', '≈ 5.91666666667 ft'],
  ['5 ft to in', '60 in'],
  ['3 sq in in mm²', '1935.48 mm²'],
  ['72 °F as °C', '≈ 22.2222222222 °C'],
  ['10 km = ?', '10000 m'],
  ['3万公里', '30000000 m'],
  ['1万亩', '≈ 6666666.66667 m²'],
  ['1.5亿千米 = km', '150000000 km'],
  ['3千米', '3000 m'],
  ['3千公里 to km', '3000 km'],
  ['2百斤 to kg', '100 kg'],
  ['5 百帕 to Pa', '500 Pa'],
  ['2 万 亿 字节 to TB', '2 TB'],
  ['-3万米 to km', '-30 km'],
  ['25 sqft to sq ft', '25 ft²'],
  ['25 sqm to m2', '25 m²'],
  ['25 cuft to ft3', '25 ft³'],
  ['5 kgs to g', '5000 g'],
  ['98.6 deg F to deg C', '37 °C'],
  ['2h30m', '9000 s'],
  ['1h 30m 15s to min', '90.25 min'],
  ['1d 2m to s', '86520 s'],
  ['2h30m to m', '150 min'],
  ['5m 30cm', '5.3 m'],
  ['30 m to ft', '≈ 98.4251968504 ft'],
  ['100 Nm to ft-lb', '≈ 73.7562149277 lbf·ft'],
  ['100 ft-lb to Nm', '≈ 135.581794833 N·m'],
  ['100 ft-lb to J', '≈ 135.581794833 J'],
  ['100 ft-lb', '≈ 135.581794833 J'],
  ['100 lb-ft to Nm', '≈ 135.581794833 N·m'],
])('%s is %s', async (value, text) => {
  expect(await result(value)).toBe(text)
})

test('a target in the text and one in the field must be the same', async () => {
  expect(await result('10 km to miles', 'mi')).toBe('≈ 6.21371192237 mi')
  await expect(perform(convert, { value: '10 km to miles', to: 'ft' })).rejects.toMatchObject({
    code: 'twoTargets',
    params: { first: 'miles', second: 'ft' },
  })
  await expect(perform(convert, { value: '10 km to nowhere' })).rejects.toMatchObject({
    code: 'unknownUnit',
    params: { unit: 'nowhere' },
  })
  await expect(perform(convert, { value: '10 km to kg' })).rejects.toMatchObject({ code: 'otherQuantity' })
})

// By Python's integers and fractions.
test.each([
  ['1 TiB', 'B', {}, '1099511627776 B'],
  ['16 TiB', 'B', { notation: 'grouped' }, '17,592,186,044,416 B'],
  ['1234567890123 m', 'm', {}, '1234567890123 m'],
  ['-1234567 m', 'm', { significant: 3 }, '-1234567 m'],
  ['1 YiB', 'bit', {}, '9671406556917033397649408 bit'],
  ['1 ly', 'km', {}, '≈ 9460730472581 km'],
  ['1 ly', 'km', { significant: 14 }, '9460730472580.8 km'],
  ['999.96 m', 'm', { significant: 2 }, '≈ 1000 m'],
  ['1 TiB', 'B', { notation: 'scientific' }, '≈ 1.09951162778e12 B'],
  ['1e300 m', 'km', {}, '1e297 km'],
  [`${'7'.repeat(150)} m`, 'm', { significant: 4 }, '≈ 7.778e149 m'],
  ['1e-9 m', 'km', {}, '0.000000000001 km'],
  ['2 rad', 'mrad', {}, '2000 mrad'],
  ['0 rad', '°', {}, '0°'],
  ['≈ 3.28 ft', 'm', {}, '0.999744 m'],
  ['≈ -40 °F', '°C', {}, '-40 °C'],
])(
  '%j in %s %j is %s: no digit before the point is cut, and what is rounded says so',
  async (value, to, more, text) => {
    expect(await result(value, to, more)).toBe(text)
  },
)

test('the table of all units marks what is rounded, and an integer has its exact value', async () => {
  const { all } = await perform(convert, { value: '1 TiB', to: 'B' })
  expect(all).toContainEqual(expect.objectContaining({ unit: 'byte', value: '1099511627776' }))
  expect(all).toContainEqual(expect.objectContaining({ unit: 'terabyte', value: '≈ 1.09951162778' }))
  expect((await perform(convert, { value: '1 rad', to: 'rad' })).all).toContainEqual(
    expect.objectContaining({ unit: 'degree', value: '≈ 57.2957795131' }),
  )
  const { exact, isExact } = await perform(convert, { value: `${'7'.repeat(150)} m`, to: 'm' })
  expect([exact, isExact]).toEqual(['7'.repeat(150), false])
})

test('converting there and back gives the same value in all units', () => {
  const numbers = fc.tuple(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n)).map(([a, b]) => fraction(a, b))
  fc.assert(
    fc.property(numbers, fc.nat(), (value, seed) => {
      const unit = allUnits()[seed % allUnits().length]
      if (!unit) return
      for (const other of allUnits().filter(({ quantity }) => quantity === unit.quantity)) {
        const there = fromBase(toBase(value, unit), other)
        expect(there && fromBase(toBase(there, other), unit)).toEqual(value)
      }
    }),
    { numRuns: runs(300) },
  )
})

describe('GNU units', () => {
  const lines = readFileSync(new URL('./fixtures/gnu-units.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  test.each(lines.map((line) => line.split('\t')))('%s has the factor of %s', (id, _, __, factor) => {
    const unit = allUnits().find((each) => each.id === id)
    if (!unit) throw new Error(`There is no unit ${id}`)
    const { numerator, denominator } = unit.factor
    const ours = Number((numerator * 10n ** 60n) / denominator) / 1e60
    // Equal to fifteen digits.
    expect(Math.abs(ours / Number(factor) - 1)).toBeLessThan(5e-15)
  })
})

test('each unit is found by its id, symbol and names, alone in its quantity', async () => {
  const { units: listed } = await perform(units, {})
  expect(listed.length).toBeGreaterThan(250)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
  for (const { id, symbol, en, zh, quantity } of listed) {
    for (const name of [id, symbol, en, zh]) {
      const matches = findUnits(normalize(name)).filter((unit) => unit.quantity === quantity)
      expect([name, matches.map((unit) => unit.id)]).toEqual([name, [id]])
    }
  }
  for (const [quantity, usual] of Object.entries(defaultUnits)) {
    for (const id of usual) expect(listed).toContainEqual(expect.objectContaining({ id, quantity }))
  }
  expect((await perform(units, { quantity: 'fuel' })).units.map(({ factor }) => factor)).toContain('100')
})

test.each([
  ['', '', 'empty', {}],
  ['5', '', 'empty', {}],
  ['km', '', 'empty', {}],
  ['٣ km', '', 'empty', {}],
  ['5 xyz', '', 'unknownUnit', { unit: 'xyz' }],
  ['30 min read', '', 'unknownUnit', { unit: 'read' }],
  ['5 m\u0000', '', 'unknownUnit', { unit: 'm\u0000' }],
  ['1 in', 'nope', 'unknownUnit', { unit: 'nope' }],
  ['1 __proto__', '', 'unknownUnit', { unit: '__proto__' }],
  ['5 gal', '', 'ambiguous', { unit: 'gal', choices: 'gal (US), gal (imp)' }],
  ['10 mw', 'kW', 'ambiguous', { unit: 'mw', choices: 'mW, MW' }],
  ['30度', '', 'ambiguous', { unit: '度', choices: '°C, kWh, °' }],
  ['5 ft', 'kg', 'otherQuantity', { from: 'ft', first: 'length', to: 'kg', second: 'mass' }],
  ['5 ft 3 kg', '', 'otherQuantity', { from: 'ft', first: 'length', to: 'kg', second: 'mass' }],
  ['-300 °C', '', 'belowZero', {}],
  ['1e1001 m', '', 'tooLong', { limit: 1000 }],
  [`${'1'.repeat(1e6)} m`, '', 'tooLong', { limit: 1000 }],
])('%j in %j is refused as %s', async (value, to, code, params) => {
  await expect(perform(convert, { value, to })).rejects.toMatchObject({ code, params })
})

test('quantities have their Chinese names in Chinese', async () => {
  const error = await perform(convert, { value: '5 ft', to: 'kg' }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ToolError)) throw error
  expect(sentenceOf(error, errors, 'zh')).toBe('ft 属于长度，kg 属于质量')
  expect(sentenceOf(error, errors, 'en')).toBe('ft is length, kg is mass')
})

test('absolute zero and a thousand characters are accepted', async () => {
  expect(await result('0 K', '°F')).toBe('-459.67 °F')
  expect(compare(fraction(1n), fraction(2n))).toBe(-1)
  expect(await result('1 m '.repeat(250), 'm')).toBe('250 m')
})
