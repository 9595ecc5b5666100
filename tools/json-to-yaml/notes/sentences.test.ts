import { expect, test } from 'vitest'
import { placesOf } from '#kit/sentence.ts'
import { sentences } from './sentences.ts'

test.each(Object.entries(sentences))('%s is said in both languages with the same words in its places', (_, said) => {
  expect(placesOf(said.zh)).toEqual(placesOf(said.en))
  expect(said.zh).toMatch(/\p{Script=Han}/u)
})
