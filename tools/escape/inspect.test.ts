import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { clean, inspect } from './operations.ts'

const findingsIn = async (text: string) =>
  (await perform(inspect, { text })).findings.map(({ position, kind }) => `${position} ${kind}`)

test.each<[string, string, string[]]>([
  ['genuine Russian', 'Оса и сом, Москва', []],
  ['genuine Greek beside Latin', 'The word λόγος means word', []],
  ['Chinese with Latin and kana', '用React写のWebアプリ，ＡＢＣ', []],
  ['a family, a flag, a keycap and a heart', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️', []],
  ['Persian and Hindi that join', 'می‌خواهم क्‍ष', []],
  ['a variant of an ideograph', '葛\u{e0100}', []],
  ['Latin with a letter of Cyrillic', 'раypal', ['1 mixed-script', '1 lookalike', '2 lookalike']],
  [
    'a word all in Cyrillic',
    'login: раураl аррӏе',
    [
      '8 mixed-script',
      '8 lookalike',
      '9 lookalike',
      '10 lookalike',
      '11 lookalike',
      '12 lookalike',
      '15 lookalike',
      '16 lookalike',
      '17 lookalike',
      '18 lookalike',
      '19 lookalike',
    ],
  ],
  ['mathematical letters', '𝐀1', ['1 lookalike']],
  ['a zero-width space and a soft hyphen', 'a\u200bb\u00adc', ['2 invisible', '4 invisible']],
  ['a byte order mark', '\ufeffa', ['1 invisible']],
  ['a space that does not break', 'a\u00a0b', ['2 lookalike']],
  ['what turns the order around', 'a\u202eb\u2066', ['2 direction', '4 direction']],
  ['controls', 'a\0\t\x1b', ['2 control', '4 control']],
  ['private, lost, and half', '\ue000\ufffd\ud800', ['1 private', '2 replacement', '3 replacement']],
  ['letters with marks of their own', 'e\u0301a', ['1 not-normal']],
  ['__proto__', '__proto__', []],
])('%s: %j has %j', async (_, text, findings) => {
  expect(await findingsIn(text)).toEqual(findings)
})

test('the first characters of a long text are listed, and all of it is counted', async () => {
  const { characters, findings, counts } = await perform(inspect, { text: '🙂\u200b'.repeat(200_000), limit: 2 })
  expect(characters.map(({ codePoint }) => codePoint)).toEqual(['U+1F642', 'U+200B'])
  expect(findings).toHaveLength(2)
  expect(counts).toEqual({ graphemes: 400_000, codePoints: 400_000, utf16: 600_000, utf8: 1_400_000 })
})

test.each<[string, object, string]>([
  ['a\u200b\u202eb\ufeff\0', {}, 'ab'],
  ['👨‍👩‍👧 1️⃣ می‌خواهم', {}, '👨‍👩‍👧 1️⃣ می‌خواهم'],
  ['a\u200b\u202eb', { invisible: false }, 'a\u200bb'],
  ['a\u200b\u202eb', { direction: false }, 'a\u202eb'],
  ['a\u00a0b\u3000c\u2028d', {}, 'a b\u3000c\nd'],
  ['e\u0301', {}, 'é'],
  ['ﬁ①', { form: 'NFKC' }, 'fi1'],
  ['é', { form: 'NFD' }, 'e\u0301'],
  ['e\u0301', { form: 'keep' }, 'e\u0301'],
  ['‘a’ “b”', { quotes: 'straight' }, '\'a\' "b"'],
  ['Ａ，　b。', { width: 'half' }, 'A, b。'],
  ['A, b', { width: 'full' }, 'Ａ，\u3000ｂ'],
])('%j with %j is cleaned to %j', async (text, options, cleaned) => {
  expect((await perform(clean, { text, ...options })).text).toBe(cleaned)
})
