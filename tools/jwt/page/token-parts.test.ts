import { expect, test } from 'vitest'
import { tokenParts } from './token-parts.ts'

const placesIn = (text: string) =>
  tokenParts('token', text).map(({ from, to, kind }) => [kind, from.column, to?.column])

test('header, payload and signature are found after any prefix', () => {
  expect(placesIn('Bearer eyJh.eyJz.c2ln')).toEqual([
    ['first', 8, 12],
    ['second', 13, 17],
    ['third', 18, 22],
  ])
})

test('a token without a signature has two parts', () => {
  expect(placesIn('eyJh.eyJz.').map(([kind]) => kind)).toEqual(['first', 'second'])
})

test('other text, and a token of five parts, has no marks', () => {
  expect(placesIn('hello')).toEqual([])
  expect(placesIn('aaaa.bbbb.cccc.dddd.eeee')).toEqual([])
  expect(tokenParts('key', 'eyJh.eyJz.c2ln')).toEqual([])
})
