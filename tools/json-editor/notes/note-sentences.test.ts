import { expect, test } from 'vitest'
import { placesOf } from '#kit/sentence.ts'
import { formatNote, noteSentences } from './note-sentences.ts'

test.each(Object.entries(noteSentences))(
  '%s is said in both languages with the same words in its places',
  (_, said) => {
    expect(placesOf(said.zh)).toEqual(placesOf(said.en))
    expect(said.zh).toMatch(/\p{Script=Han}/u)
  },
)

test('fills each place once, whatever stands in it', () => {
  const params = { removed: '{added}', added: '$&' }
  expect(formatNote({ code: 'replaced', params }, 'zh')).toBe('替换：{added} → $&')
})
