import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const sentence = { en: 'Monday', zh: '星期一' }

test('what is said in both languages is said in one, wherever it stands', () => {
  expect(inLanguage(sentence, 'zh')).toBe('星期一')
  expect(inLanguage([sentence, 7], 'en')).toEqual(['Monday', 7])
  expect(inLanguage([{ line: 1, weekday: sentence }], 'zh')).toEqual([{ line: 1, weekday: '星期一' }])
})

test('what holds no such sentence is not touched', () => {
  const file = new File(['a'], 'a.txt')
  for (const value of [
    [{ a: 1 }, { b: [2] }],
    { en: 'one alone' },
    { en: 1, zh: 2 },
    file,
    null,
    'text',
    { ...sentence, fr: 'lundi' },
  ])
    expect(inLanguage(value, 'en')).toBe(value)
})
