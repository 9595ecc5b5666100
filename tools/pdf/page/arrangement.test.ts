import { expect, test } from 'vitest'
import { formatArrangement, movePage, parseArrangement } from './arrangement.ts'

const pagesOf = (pages: string, rotate = '') => parseArrangement({ pages, rotate }, 6).map(({ page }) => page)

test('empty or invalid fields mean all pages', () => {
  expect(pagesOf('')).toEqual([1, 2, 3, 4, 5, 6])
  expect(pagesOf('9')).toEqual([1, 2, 3, 4, 5, 6])
})

test.each([
  ['6,1-3', '2:90,6:270'],
  ['5-3,3,1', ''],
  ['2', '2:180'],
])('%s, rotated by %j, is parsed and formatted unchanged', (pages, rotate) => {
  expect(formatArrangement(parseArrangement({ pages, rotate }, 6))).toEqual({ pages, rotate })
})

test('each card has a key of its own, which it keeps when it moves', () => {
  const cards = parseArrangement({ pages: '1,2,1', rotate: '' }, 6)
  expect(cards.map(({ key }) => key)).toEqual(['1 1', '2 1', '1 2'])
  expect(movePage(cards, 0, 1).map(({ key }) => key)).toEqual(['2 1', '1 1', '1 2'])
  expect(movePage(cards, 2, 0).map(({ key }) => key)).toEqual(['1 2', '1 1', '2 1'])
})
