import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { countLongGraphemes } from './count-long-graphemes.ts'
import { countGraphemes, graphemesIn } from './graphemes.ts'
import { countSegments, segmentsIn } from './segments.ts'
import { sentencesIn } from './sentences.ts'
import { countWords, wordsIn } from './words.ts'

const textsOf = (segments: Iterable<{ text: string }>) => Array.from(segments, ({ text }) => text)

test.each([
  ['letters with marks', 'e\u0301o\u0302\u0323', ['e\u0301', 'o\u0302\u0323']],
  ['a family, joined', '👨‍👩‍👧‍👦!', ['👨‍👩‍👧‍👦', '!']],
  ['a shade of skin', '👍🏽👍', ['👍🏽', '👍']],
  ['flags, by pairs', '🇨🇳🇫🇷🇩', ['🇨🇳', '🇫🇷', '🇩']],
  ['a keycap', '1️⃣2', ['1️⃣', '2']],
  ['Hangul, put together of letters', '\u1112\u1161\u11ab\u1100', ['\u1112\u1161\u11ab', '\u1100']],
  ['a line break of two', 'a\r\n\nb', ['a', '\r\n', '\n', 'b']],
  ['a conjunct of Devanagari, one since Unicode 15.1', '\u0915\u094d\u0924\u0915', ['\u0915\u094d\u0924', '\u0915']],
  // These are not pictographic in Unicode 17 (ICU 78), which Node 24 and current browsers have. They were in Unicode
  // 15.0 and before, so that one of the 602 cases of its GraphemeBreakTest.txt is obsolete.
  ['scissors, joined', '\u2701\u200d\u2701', ['\u2701\u200d', '\u2701']],
  ['Chinese and others', '工具a\u0301🙂', ['工', '具', 'a\u0301', '🙂']],
  ['half a surrogate pair', 'a\ud83db', ['a', '\ud83d', 'b']],
])('graphemes: %s', (_, text, graphemes) => {
  expect([...graphemesIn(text)]).toEqual(graphemes)
  expect(countGraphemes(text)).toBe(graphemes.length)
})

test.each([
  ['en', "The quick brown fox can't jump 32.3 feet, right?", "The quick brown fox can't jump 32.3 feet right"],
  ['zh', '我们喜欢学习汉语。', '我们 喜欢 学习 汉语'],
  ['zh', '今天学习 JSON 2 次', '今天 学习 JSON 2 次'],
  ['en', '  …!? \n', ''],
] as const)('words in %s: %s', (language, text, words) => {
  expect(textsOf(wordsIn(text, language)).join(' ')).toBe(words)
  expect(countWords(text, language)).toBe([...wordsIn(text, language)].length)
})

test('a word has its offset in the text', () => {
  expect([...wordsIn('Hi, 🙂 you', 'en')]).toEqual([
    { text: 'Hi', start: 0, isWordLike: true },
    { text: 'you', start: 7, isWordLike: true },
  ])
})

test.each([
  ['en', 'It works. Does it? Yes! 3.5 times.', ['It works. ', 'Does it? ', 'Yes! ', '3.5 times.']],
  ['zh', '你好。你好吗？很好！再见', ['你好。', '你好吗？', '很好！', '再见']],
  ['zh', '他说：“走吧。”然后走了。Then he left.', ['他说：“走吧。”', '然后走了。', 'Then he left.']],
  ['en', 'a title\n\nand a text', ['a title\n', '\n', 'and a text']],
] as const)('sentences in %s: %s', (language, text, sentences) => {
  expect(textsOf(sentencesIn(text, language))).toEqual(sentences)
})

const pieces = fc.constantFrom(
  ...[
    'a',
    'é',
    'e\u0301',
    '\u0301',
    '\u200d',
    '👩',
    '👧',
    '🏽',
    '🇨',
    '🇳',
    '中',
    '工具',
    '。',
    '！',
    '. ',
    ' ',
    '\r\n',
    '\n',
  ],
  ...['\r', '\ud83d', '\udc69', '12', ',', "'", '한', '\u1112', '\u1161', 'A', '“', '”', '\u0e33', '\u0600'],
)

describe.each(['grapheme', 'word', 'sentence'] as const)('%s by %s', (granularity) => {
  const wholly = (text: string) =>
    Array.from(new Intl.Segmenter('zh', { granularity }).segment(text), ({ segment }) => segment)

  test('concatenated they are the text, and none is empty', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 200 }), fc.nat({ max: 50_000 }), (parts, repeat) => {
        const text = parts.join('').repeat(Math.ceil(repeat / (parts.length + 1)))
        let end = 0
        for (const { text: piece, start } of segmentsIn(text, granularity, 'zh')) {
          if (start !== end || piece === '' || !text.startsWith(piece, start)) expect.fail(`not at ${start}`)
          end += piece.length
        }
        expect(end).toBe(text.length)
      }),
      { numRuns: runs(30) },
    )
  })

  test('slices give the same segments as the whole text', () => {
    const text = '今天天气很好，我们去公园散步。Then "we" went home! 👨‍👩‍👧‍👦🇨🇳🇫🇷 e\u0301?\r\n'
    for (const shift of [0, 1, 2, 5, 13]) {
      const long = 'x'.repeat(shift) + text.repeat(1000)
      expect(textsOf(segmentsIn(long, granularity, 'zh'))).toEqual(wholly(long))
      expect(countSegments(long, granularity, 'zh')).toBe(wholly(long).length)
    }
  })

  test('a segment longer than a slice is not split', () => {
    const long = { grapheme: `a${'\u0301'.repeat(100_000)}`, word: 'a'.repeat(100_000), sentence: 'ab '.repeat(40_000) }
    const [first, ...others] = segmentsIn(`${long[granularity]}\nb`, granularity, 'en')
    expect(first?.text.length).toBeGreaterThanOrEqual(100_000)
    expect(others.at(-1)?.text).toBe('b')
  })
})

test('counts plain texts like others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 50 }), fc.boolean(), (text, isPlain) => {
      const counted = isPlain ? text.replace(/[^\n\t -\u05ff\u2010-\u205e\u3000-\uff9d]/gu, '中') : text
      expect(countGraphemes(counted)).toBe([...graphemesIn(counted)].length)
    }),
    { numRuns: runs() },
  )
})

test('counts the graphemes around long stretches of Latin and Chinese', () => {
  const joining = fc.constantFrom('\u0301', '\u200d', '👨‍👩‍👧', '🇨🇳', '\r', '한', '\ud800', '\u0600', '→', '\u3099')
  const plain = fc.tuple(fc.constantFrom('a', '©', '中', '\n', 'か'), fc.integer({ min: 1, max: 600 }))
  fc.assert(
    fc.property(fc.array(fc.oneof(joining, plain), { maxLength: 20 }), (parts) => {
      const text = parts.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('')
      expect(countLongGraphemes(text)).toBe(countSegments(text, 'grapheme', 'en'))
    }),
    { numRuns: runs() },
  )
})
