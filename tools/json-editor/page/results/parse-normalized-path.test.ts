import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import { normalizedPath } from '../../navigation/normalized-path.ts'
import { toJsonSource } from '../fields/to-json-source.ts'
import { parseNormalizedPath } from './parse-normalized-path.ts'

test('a normalized path leads back to its names and indexes', () => {
  const step = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom("'", '"', '\\', ']', '[', '1') }),
    fc.nat(),
  )
  fc.assert(
    fc.property(fc.array(step), (location) => {
      expect(parseNormalizedPath(normalizedPath(location))).toEqual(location)
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['12', '12'],
  ['1.0', '1.0'],
  [' true ', 'true'],
  ['', '""'],
  ['hello', '"hello"'],
  ['say "hi"', '"say \\"hi\\""'],
  ['01', '"01"'],
  ['"a"', '"a"'],
  ['"a', '"a'],
  ['{"b": 1}', '{"b": 1}'],
  ['[1', '[1'],
  ['nullx', '"nullx"'],
])('%j is typed for %s', (typed, source) => {
  expect(toJsonSource(typed)).toBe(source)
})

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 1],
  [6, 3, 2],
  [7, 4, 1],
])('index %i is at line %i, column %i', (index, line, column) => {
  expect(lineColumnIn('ab\nc\r\r\nx', index)).toEqual({ line, column })
})
