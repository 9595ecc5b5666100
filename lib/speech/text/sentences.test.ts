import { expect, test } from 'vitest'
import { splitAtPauses } from './pauses.ts'
import { splitByLanguage } from './phrases.ts'
import { splitAtSentences } from './sentences.ts'

const sentencesOf = (text: string) => splitAtSentences(text, 0).map((sentence) => sentence.text.trim())
const phrasesOf = (text: string, voice: Parameters<typeof splitByLanguage>[1]) =>
  splitByLanguage({ text, from: 0 }, voice).map(({ language, text: phrase }) => [language, phrase.trim()])

test('splits at the ends of sentences, not at abbreviations', () => {
  expect(sentencesOf('Dr. Smith paid 3.5 dollars. Why? “Because!” he said… 你好。再见！')).toEqual([
    ...['Dr. Smith paid 3.5 dollars.', 'Why?', '“Because!”', 'he said…', '你好。', '再见！'],
  ])
})

test('splits long sentences between words, and never within a character', () => {
  const cut = sentencesOf('word '.repeat(200))
  expect(cut.every((part) => part.length <= 300 && /^(word ?)+$/.test(part))).toBe(true)
  expect(sentencesOf('😀'.repeat(400)).join('')).toBe('😀'.repeat(400))
})

test('splitting loses nothing of any text', () => {
  const text = 'A b. C\n\nd e! '.repeat(50) + '没有标点'.repeat(300)
  const parts = splitAtSentences(text, 0)
  expect(
    parts
      .map((part) => part.text)
      .join('')
      .replaceAll(/\s/g, ''),
  ).toBe(text.replaceAll(/\s/g, ''))
  expect(parts.every((part) => text.slice(part.from, part.from + part.text.length) === part.text)).toBe(true)
})

test('splits a text at its pauses', () => {
  expect(splitAtPauses('a [pause 1.5s] b <PAUSE 20ms>[pause]')).toEqual([
    ...[
      { text: 'a ', from: 0 },
      { pause: 1.5 },
      { text: ' b ', from: 14 },
      { pause: 0.02 },
      { text: '[pause]', from: 29 },
    ],
  ])
})

test('each language is read by its own voice, and a number belongs to what follows', () => {
  expect(phrasesOf('Hello 你好, it costs 5元 or こんにちは 안녕.', 'en-us')).toEqual([
    ['en-us', 'Hello'],
    ['cmn', '你好,'],
    ['en-us', 'it costs'],
    ['cmn', '5元'],
    ['en-us', 'or'],
    ['ja', 'こんにちは'],
    ['ko', '안녕.'],
  ])
})

test('a word or two of English stay in a Chinese sentence, a sentence does not', () => {
  expect(phrasesOf('我用 Python 写代码', 'cmn')).toEqual([['cmn', '我用 Python 写代码']])
  expect(phrasesOf('他说 this is how it works 对吧', 'cmn').map(([language]) => language)).toEqual([
    'cmn',
    'en-us',
    'cmn',
  ])
})
