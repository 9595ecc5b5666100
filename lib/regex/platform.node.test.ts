import { expect, test } from 'vitest'
import { withTimeLimit } from './platform.node.ts'

test('stops endless work, and does further work afterwards', () => {
  const text = `${'a'.repeat(40)}!`
  expect(() => withTimeLimit(100, () => /(a+)+$/.test(text))).toThrow(
    expect.objectContaining({ failure: { kind: 'timeout' } }),
  )
  expect(withTimeLimit(10_000, () => /a!/.test(text))).toBe(true)
})

test('throws what the work throws', () => {
  const work = () => {
    throw new RangeError('own')
  }
  expect(() => withTimeLimit(10_000, work)).toThrow(RangeError)
})
