import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { changeBetween } from './text-change.ts'

test.each([
  ['abc', 'abc', { from: 3, to: 3, insert: '' }],
  ['abc', 'aXc', { from: 1, to: 2, insert: 'X' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'a', { from: 1, to: 3, insert: '' }],
  ['', 'ab', { from: 0, to: 0, insert: 'ab' }],
])('from %j to %j', (before, after, expected) => {
  expect(changeBetween(before, after)).toEqual(expected)
})

test('the change makes the one of the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b') })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, to, insert } = changeBetween(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
    { numRuns: runs() },
  )
})
