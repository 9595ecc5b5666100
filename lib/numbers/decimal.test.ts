import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { fractionOf, readDecimal, roundToDigits, writePlain, writeScientific } from './decimal.ts'
import { add, compare, divide, fraction, multiply, subtract } from './fraction.ts'

const read = (text: string) => {
  const decimal = readDecimal(text)
  if (!decimal) throw new Error(`${text} is no decimal number`)
  return decimal
}

test.each([
  ['0', '0', '0e0'],
  ['-0.00', '0', '0e0'],
  ['1e400', `1${'0'.repeat(400)}`, '1e400'],
  ['+12.50', '12.5', '1.25e1'],
  ['.5', '0.5', '5e-1'],
  ['5.', '5', '5e0'],
  ['-1.5E-3', '-0.0015', '-1.5e-3'],
  ['00120', '120', '1.2e2'],
])('%s is written as %s and as %s', (text, plain, scientific) => {
  expect([writePlain(read(text)), writeScientific(read(text))]).toEqual([plain, scientific])
})

test.each(['', '.', '-', 'e5', '1e', '1e1234567', '1,5', '１', '1 2', 'NaN', '0x1'])(
  '%j is no decimal number',
  (text) => {
    expect(readDecimal(text)).toBeUndefined()
  },
)

const any = fc.tuple(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.bigInt(1n, 10n ** 40n)).map(([a, b]) => fraction(a, b))

test('fractions add, subtract, multiply and divide exactly', () => {
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      expect(compare(add(a, b), a)).toBe(compare(b, fraction(0n)))
      if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a)
    }),
    { numRuns: runs(500) },
  )
})

test('rounds a fraction to a number of digits', () => {
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 50 }), (value, significant) => {
      const rounded = roundToDigits(value, significant)
      expect(String(rounded.digits).replace('-', '').length).toBeLessThanOrEqual(significant)
      const error = subtract(fractionOf(rounded), value)
      const size = String(value.numerator / value.denominator).replace('-', '').length
      const unit = fractionOf({ digits: 1n, exponent: size - significant })
      const doubled = fraction(2n * (error.numerator < 0n ? -error.numerator : error.numerator), error.denominator)
      expect(compare(doubled, unit)).toBeLessThanOrEqual(0)
    }),
    { numRuns: runs(500) },
  )
  expect(writePlain(roundToDigits(fraction(9999n, 10n), 3))).toBe('1000')
  expect(writePlain(roundToDigits(fraction(-25n, 1000n), 1))).toBe('-0.03')
  expect(writePlain(roundToDigits(fraction(2n, 3n), 5))).toBe('0.66667')
})

test('doubles are read and written as JavaScript does', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const decimal = read(String(value))
      expect([Number(writePlain(decimal)), Number(writeScientific(decimal))]).toEqual([value + 0, value + 0])
    }),
    { numRuns: runs(500) },
  )
})
