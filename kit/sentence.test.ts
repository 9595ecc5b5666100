import { expect, test } from 'vitest'
import { fill, placesOf } from './sentence.ts'

test.each([
  [0, '0 matches'],
  [1, '1 match'],
  ['1', '1 match'],
  ['1,000', '1,000 matches'],
])('what is counted stands behind its number: %s', (n, said) => {
  expect(fill('{n|match|matches} at line {line}', { n, line: 1 })).toBe(`${said} at line 1`)
})

test('a noun is no place of its own, and what nobody gives stays as it stands', () => {
  expect(placesOf('{n|match|matches} in {file}')).toEqual(['file', 'n'])
  expect(fill('{n} {other}', { n: 2 })).toBe('2 {other}')
})
