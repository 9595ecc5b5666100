import { expect, test } from 'vitest'
import { acceptsEncoding } from './accepts-encoding.ts'

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['BR;q=0.5, gzip;q=1.0', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['gzip;q=0.000, br', ['br']],
  ['br ; q=0', []],
  ['*', []],
])('%j accepts %j', (accept, taken) => {
  expect((['br', 'gzip'] as const).filter((coding) => acceptsEncoding(accept, coding))).toEqual(taken)
})
