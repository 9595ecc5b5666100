import { expect, test } from 'vitest'
import { detectLanguage, isNotEnglish } from './detect-language.ts'

test.each([
  ['The kettle is on, and tea will be ready in a minute.', 'en'],
  ['Hello!', 'en'],
  ['今天下午三点开会，请带上电脑。', 'cmn'],
  ['今天用 Python 写一个脚本。', 'cmn'],
  ['In Chinese, hello is 你好, and people say it every day.', 'en'],
  ['今日は天気がいいですね。', 'ja'],
  ['東京特許許可局へ行きました', 'ja'],
  ['안녕하세요, 오늘 회의는 세 시입니다.', 'ko'],
  ['Ich habe heute keine Zeit, denn der Zug ist nicht pünktlich.', 'de'],
  ['Le train est en retard et je ne peux pas venir.', 'fr'],
  ['El tren llega tarde y no puedo ir con los niños.', 'es'],
  ['Il treno è in ritardo e non posso venire con gli amici.', 'it'],
  ['O trem está atrasado e eu não posso ir com as crianças.', 'pt'],
  ['', undefined],
  ['2026-11-22 …', undefined],
])('%j is in %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test('of a long text the beginning is enough', () => {
  expect(detectLanguage(`${'今天。'.repeat(2000)}${'the tea '.repeat(100_000)}`)).toBe('cmn')
})

test.each([
  ['The kettle is on, and tea will be ready in a minute.', false],
  ['In Chinese, hello is 你好, and people say it every day.', false],
  ['Die, robot! La la la.', false],
  ['2026-11-22 …', false],
  ['', false],
  ['今天下午三点开会', true],
  ['Привет, мир', true],
  ['Heute ist das Wetter schön, und wir gehen mit der Familie in den Park.', true],
])('whether %j is surely not English: %s', (text, expected) => {
  expect(isNotEnglish(text)).toBe(expected)
})
