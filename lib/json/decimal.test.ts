import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { canonicalNumber, losesPrecision } from './decimal.ts'

test.each([
  [['100', '1e2', '100.0', '0.1e3', '1000E-1', '1e+2']],
  [['0', '-0', '0.000', '0e9', '-0.0E-5']],
  [['-12.5', '-125e-1', '-0.0125e3']],
])('writes %j in the same canonical form', (spellings) => {
  expect(new Set(spellings.map(canonicalNumber)).size).toBe(1)
})

test('tells numbers apart to the last digit', () => {
  const numbers = ['12345678901234567890', '12345678901234567891', '1.2345678901234567890', '1', '-1', '10', '0.1']
  expect(new Set(numbers.map(canonicalNumber)).size).toBe(numbers.length)
})

test('takes linear time in the number of digits', () => {
  expect(canonicalNumber(`1${'0'.repeat(200_000)}1${'0'.repeat(200_000)}`)).toMatch(/^10+1e200000$/)
})

test('no number that JavaScript writes loses precision', () => {
  const double = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(double, (value) => !losesPrecision(JSON.stringify(value))),
    { numRuns: runs() },
  )
})

test('odd integers lose precision where doubles have only even ones', () => {
  const odd = fc.bigInt({ min: 0n, max: 10n ** 30n }).map((half) => half * 2n + 1n)
  fc.assert(
    fc.property(odd, (value) => losesPrecision(`-${value}`) === value > 2n ** 53n),
    { numRuns: runs() },
  )
})
