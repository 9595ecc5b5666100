import { expect, test } from 'vitest'
import { alignWords } from './align-words.ts'

/** Each sound lasts a second. */
const sentenceOf = (names: string) => names.split(' ').map((name, start) => ({ name, start }))
const wordsOf = (...words: string[]) => words.map((word) => word.split(' ').filter(Boolean))

test('words begin with their first sounds', () => {
  expect(alignWords(sentenceOf('hh ax l ow dh eh r'), wordsOf('hh ax l ow', 'dh eh r'))).toEqual([0, 4])
})

test('a different or missing sound in the sentence does not move other words', () => {
  expect(alignWords(sentenceOf('dh iy ae p ax l ih z'), wordsOf('dh ax', 'ae p ax l', 'ih z'))).toEqual([0, 2, 6])
  expect(alignWords(sentenceOf('ae n dh eh n'), wordsOf('ae n d', 'dh eh n'))).toEqual([0, 2])
})

test('a word without known sounds begins with the next, and words stay in order', () => {
  expect(alignWords(sentenceOf('a b c'), wordsOf('a', '', 'b c'))).toEqual([0, 1, 1])
  expect(alignWords(sentenceOf('a b'), wordsOf('x y z', 'b', 'q'))).toEqual([0, 1, 1])
  expect(alignWords([], wordsOf('a', 'b'))).toEqual([0, 0])
})
