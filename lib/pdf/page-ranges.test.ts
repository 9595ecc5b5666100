import { expect, test } from 'vitest'
import { formatPageRanges, parsePageRanges, splitAtCommas } from './page-ranges.ts'

test.each<[string, number[]]>([
  ['1', [0]],
  ['1-3,5,z', [0, 1, 2, 4, 6]],
  ['3-1', [2, 1, 0]],
  ['z-5', [6, 5, 4]],
  [' 2 , 2 ', [1, 1]],
  ['１－３，５', [0, 1, 2, 4]],
  ['all', [0, 1, 2, 3, 4, 5, 6]],
  ['odd', [0, 2, 4, 6]],
  ['EVEN', [1, 3, 5]],
  ['1;2、3\n4', [0, 1, 2, 3]],
  ['1 2', [0, 1]],
  ['1 -3  5 z', [0, 1, 2, 4, 6]],
  ['2　- 3', [1, 2]],
])('parses %j of seven pages', (text, pages) => expect(parsePageRanges(text, 7)).toEqual(pages))

test.each([
  ['8', '8'],
  ['0', '0'],
  ['1-8', '8'],
  ['9-2', '9'],
  ['a', 'a'],
  ['1-', '1-'],
  ['-3', '-3'],
  ['', ''],
  [',', ','],
  ['1-2-3', '1-2-3'],
  ['999999999999', '999999999999'],
])('%j has an invalid or missing page', (text, missing) => expect(parsePageRanges(text, 7)).toEqual({ missing }))

test('refuses more pages than the limit', () => {
  expect(parsePageRanges('1-60000,1-60000', 60_000)).toEqual({ missing: '1-60000' })
})

test('formats pages as ranges that parse to the same pages', () => {
  const pages = [0, 1, 2, 4, 8, 7]
  expect(formatPageRanges(pages)).toBe('1-3, 5, 9, 8')
  expect(parsePageRanges(formatPageRanges(pages), 9)).toEqual(pages)
  expect(splitAtCommas('1-3, 5,,')).toEqual(['1-3', '5'])
})
