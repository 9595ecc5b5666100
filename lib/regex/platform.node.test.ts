import { expect, test } from 'vitest'
import { withTimeLimit } from './platform.node.ts'

test('work that never ends is stopped, and work after it is done', () => {
  const text = `${'a'.repeat(40)}!`
  expect(() => withTimeLimit(100, () => /(a+)+$/.test(text))).toThrow(
    expect.objectContaining({ failure: { kind: 'late' } }),
  )
  expect(withTimeLimit(10_000, () => /a!/.test(text))).toBe(true)
})

test('what work throws is thrown on', () => {
  const work = () => {
    throw new RangeError('own')
  }
  expect(() => withTimeLimit(10_000, work)).toThrow(RangeError)
})
