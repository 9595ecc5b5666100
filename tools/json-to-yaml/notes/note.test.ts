import { expect, test } from 'vitest'
import { placesOf } from '#kit/sentence.ts'
import { noteSentences } from './note.ts'

test.each(Object.entries(noteSentences))(
  '%s is said in both languages with the same words in its places',
  (_, said) => {
    expect(placesOf(said.zh)).toEqual(placesOf(said.en))
    expect(said.zh).toMatch(/\p{Script=Han}/u)
  },
)
