import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , W/"a","c"', true],
  ['*', true],
  ['"ab"', false],
  ['a', false],
  ['"b", "c"', false],
])('%j contains "a": %s', (header, isNamed) => {
  expect(matchesEtag(header, '"a"')).toBe(isNamed)
})
