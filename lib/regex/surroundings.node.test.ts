import { expect, test } from 'vitest'
import { within } from './surroundings.node.ts'

test('work that never ends is stopped, and work after it is done', () => {
  const text = `${'a'.repeat(40)}!`
  expect(() => within(100, () => /(a+)+$/.test(text))).toThrow(expect.objectContaining({ fault: { kind: 'late' } }))
  expect(within(10_000, () => /a!/.test(text))).toBe(true)
})

test('what work throws is thrown on', () => {
  const work = () => {
    throw new RangeError('own')
  }
  expect(() => within(10_000, work)).toThrow(RangeError)
})
