import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { numberIn, numbers } from './numbers.ts'

const parts = ['-', '−', '+', '.', ',', '1', '23', '456', 'e', 'a', '中', '𝒳', '_', ')', ' ']

test('the first number of a text is the first of its numbers', () => {
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((each) => each.join(''))
  fc.assert(
    fc.property(text, (text) => {
      expect(numberIn(text)).toBe([...text.matchAll(numbers)][0]?.[0])
    }),
    { numRuns: runs(20_000) },
  )
})
