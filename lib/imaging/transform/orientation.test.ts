import { expect, test } from 'vitest'
import { type Orientation, orient, orientationFrom } from './orientation.ts'

/** Creates an image whose pixels are letters: 'ab cd' is two rows of two. */
const imageOf = (letters: string) => {
  const rows = letters.split(' ')
  const pixels = Uint32Array.from(rows.join(''), (letter) => letter.charCodeAt(0))
  return { width: rows[0]?.length ?? 0, height: rows.length, data: new Uint8ClampedArray(pixels.buffer) }
}

const lettersOf = ({ width, data }: { width: number; data: Uint8ClampedArray }) =>
  String.fromCharCode(...data.filter((_, index) => index % 4 === 0)).replace(new RegExp(`.{${width}}(?!$)`, 'g'), '$& ')

// CIPA DC-008, tag 274: the visual sides of the stored first row and first column.
test.each([
  [1, 'abc def'],
  [2, 'cba fed'],
  [3, 'fed cba'],
  [4, 'def abc'],
  [5, 'ad be cf'],
  [6, 'da eb fc'],
  [7, 'fc eb da'],
  [8, 'cf be ad'],
] as const)('orientation %i turns abc def into %s', (orientation, upright) => {
  expect(lettersOf(orient(imageOf('abc def'), orientation))).toBe(upright)
})

test.each([2, 3, 4, 5, 7] as Orientation[])('orientation %i undoes itself', (orientation) => {
  expect(lettersOf(orient(orient(imageOf('abc def'), orientation), orientation))).toBe('abc def')
})

test('a number that is no orientation means upright', () => {
  expect([0, 9, 1.5].map(orientationFrom)).toEqual([1, 1, 1])
})
