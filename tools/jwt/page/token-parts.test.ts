import { expect, test } from 'vitest'
import { partsIn } from './token-parts.ts'

const placesIn = (text: string) => partsIn('token', text).map(({ from, to, kind }) => [kind, from.column, to?.column])

test('header, payload and signature are told apart, whatever stands before them', () => {
  expect(placesIn('Bearer eyJh.eyJz.c2ln')).toEqual([
    ['first', 8, 12],
    ['second', 13, 17],
    ['third', 18, 22],
  ])
})

test('a token without a signature has two parts', () => {
  expect(placesIn('eyJh.eyJz.').map(([kind]) => kind)).toEqual(['first', 'second'])
})

test('what is no token, or one of five parts, has none', () => {
  expect(placesIn('hello')).toEqual([])
  expect(placesIn('aaaa.bbbb.cccc.dddd.eeee')).toEqual([])
  expect(partsIn('key', 'eyJh.eyJz.c2ln')).toEqual([])
})
