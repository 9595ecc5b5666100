import { expect, test } from 'vitest'
import { inputOfEdit } from './back-to-input.ts'

test.each([
  ['101', '0b101'],
  ['-101', '-0b101'],
  [' −101', ' −0b101'],
  ['+1', '+0b1'],
  ['', '0b'],
])('the prefix stands before the digits of %j and behind their sign', (text, number) => {
  expect(inputOfEdit({ into: 'number', prefix: '0b', set: { from: 0 } }, text)).toEqual({ number, from: 0 })
})

test('without a prefix the text is taken as it is', () => {
  expect(inputOfEdit({ into: 'color' }, '- rgb(0 0 0)')).toEqual({ color: '- rgb(0 0 0)' })
})
