import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { formatByteSize, parseByteSize } from './byte-size.ts'

test.each([
  ['200 kB', 200_000],
  ['200kb', 200_000],
  ['200', 200_000],
  ['1.5 MB', 1_500_000],
  ['0,5 mb', 500_000],
  ['900 B', 900],
  ['2 MiB', 2_097_152],
  [' 10 KiB ', 10_240],
])('%s is %i bytes', (text, bytes) => {
  expect(parseByteSize(text)).toBe(bytes)
})

test.each(['', '0', '-5 kB', 'much', '200 kB or so', '1e3', '5 GB', '.5 MB', '0.1 B'])('"%s" is no size', (text) => {
  expect(parseByteSize(text)).toBeUndefined()
})

test('what is written is read again as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (bytes) => {
      expect(parseByteSize(formatByteSize(bytes))).toBe(bytes)
    }),
    { numRuns: runs() },
  )
})
