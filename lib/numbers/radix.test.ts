import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { readRadix, writeRadix } from './radix.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/'

test('reads back numbers written in any base', () => {
  const big = fc.bigInt({ min: 0n, max: 1n << 2000n })
  fc.assert(
    fc.property(fc.oneof(big, fc.bigInt(0n, 5000n)), fc.integer({ min: 2, max: 64 }), (value, base) => {
      const text = writeRadix(value, digits.slice(0, base))
      expect(
        readRadix(
          Array.from(text, (digit) => digits.indexOf(digit)),
          base,
        ),
      ).toBe(value)
      if (base <= 36) expect(text).toBe(value.toString(base).toUpperCase())
      expect(text).toMatch(/^(?:0|[^0].*)$/)
    }),
    { numRuns: runs(1000) },
  )
})

test.each([
  [58n ** 9n, `1${'0'.repeat(9)}`],
  [58n ** 9n - 1n, 'v'.repeat(9)],
  [58n ** 18n + 1n, `1${'0'.repeat(17)}1`],
  [0n, '0'],
])('%s keeps all its zeros', (value, text) => {
  expect(writeRadix(value, digits.slice(0, 58))).toBe(text)
})

test('converts a hundred thousand digits quickly', () => {
  const value = 10n ** 100_000n - 7n
  const text = writeRadix(value, digits.slice(0, 61))
  expect(
    readRadix(
      Array.from(text, (digit) => digits.indexOf(digit)),
      61,
    ),
  ).toBe(value)
})
