import { expect, test } from 'vitest'
import type { Localized } from '#kit/language.ts'
import { placesOf } from '#kit/sentence.ts'
import { jsonWarnings } from '#kit/words/json-warnings.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/**/{sentences,note-sentences,warnings}.ts', './json-to-zod/text/dropped-keys.ts'],
  { eager: true },
)
const lists = [...Object.values(modules).flatMap(Object.values), jsonWarnings] as Record<string, unknown>[]
const sentences = lists.flatMap((list) => Object.entries(list)).filter(isLocalized)

function isLocalized(entry: [string, unknown]): entry is [string, Localized] {
  return typeof Object(entry[1]).en === 'string' && typeof Object(entry[1]).zh === 'string'
}

test('there are some', () => expect(sentences.length).toBeGreaterThan(60))

test.each(sentences)('%s is said in both languages with the same words in its places', (_, said) => {
  expect(placesOf(said.zh)).toEqual(placesOf(said.en))
  expect(said.zh).toMatch(/\p{Script=Han}/u)
})
