import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { count } from './operations.ts'

const counted = async (text: string, options = {}) => perform(count, { text, ...options })

/** Counted by hand: characters, characters without spaces, words, sentences. */
const byHand: [string, string, [number, number, number, number]][] = [
  ['English', "It isn't hard. Is it? No!", [25, 25, 6, 3]],
  ['English with titles', 'Mr. Smith met Dr. J. Doe, i.e. Jane. They left.', [47, 47, 10, 2]],
  ['an address and a link', 'Ask ada@example.com or see https://a.example/b?c=1&d=2#e.', [57, 57, 5, 1]],
  ['words with hyphens and slashes', 'A well-known and/or up-to-date tool', [35, 35, 5, 1]],
  ['a dash between words', 'one -- two – three, four', [24, 24, 4, 1]],
  ['a sentence over three lines', 'This line\nis broken\nin two places. Yes.', [39, 39, 8, 2]],
  ['Chinese', '你好，世界。我们喜欢学习汉语！', [15, 15, 6, 2]],
  ['Chinese in quotes', '我们说：“今天学习汉语。”然后大家回家。', [20, 20, 8, 2]],
  ['Japanese', '私は学生です。東京へ行きます。', [15, 15, 8, 2]],
  ['Thai', 'สวัสดีครับ', [10, 7, 2, 1]],
  ['Arabic', 'مرحبا بالعالم. كيف حالك؟', [24, 24, 4, 2]],
  ['Korean', '안녕하세요. 반갑습니다.', [13, 13, 2, 2]],
  ['emoji', '👨‍👩‍👧‍👦🇨🇳👍🏽', [11, 3, 0, 1]],
  ['letters with marks', 'e\u0301te\u0301 cafe\u0301', [11, 8, 2, 1]],
]

test.each(byHand)('%s: %s', async (_, text, [characters, graphemes, words, sentences]) => {
  expect(await counted(text)).toMatchObject({ characters, graphemes, words, sentences })
})

test('all counts of an empty text are 0', async () => {
  const empty = await counted('')
  const numbers = Object.values(empty).filter((value) => typeof value === 'number')
  expect(new Set(numbers)).toEqual(new Set([0]))
  expect(empty).toMatchObject({ commonWords: [], commonCharacters: [], longestWord: '', shortestWord: '' })
  expect(empty.limits.map(({ used }) => used)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test.each([
  [{}, 11, 8],
  [{ spaces: false }, 8, 8],
  [{ punctuation: false }, 9, 6],
  [{ spaces: false, punctuation: false }, 6, 6],
])('with %j spaces and punctuation are counted so', async (options, characters, charactersNoSpaces) => {
  expect(await counted('Oh, a\t工具。\nb', options)).toMatchObject({ characters, charactersNoSpaces, graphemes: 11 })
})

test.each([
  ['', 0, 0, 0],
  ['a', 1, 1, 1],
  ['a\n', 1, 2, 1],
  ['a\nb\n\nc', 3, 4, 2],
  ['a\r\n\r\nb\rc', 3, 4, 2],
  ['\n \n\t\n', 0, 4, 0],
  ['a\n \nb', 2, 3, 2],
])('%j has so many lines, with empty ones, and paragraphs', async (text, lines, all, paragraphs) => {
  expect(await counted(text)).toMatchObject({ lines, paragraphs })
  expect(await counted(text, { emptyLines: true })).toMatchObject({ lines: all, paragraphs })
})

test('words that differ in case alone are one, under the spelling that comes most often, unless case counts', async () => {
  const text = 'Go go GO go Stop'
  expect(await counted(text, { top: 2 })).toMatchObject({
    uniqueWords: 2,
    lexicalDiversity: 0.4,
    commonWords: [
      { word: 'go', count: 4 },
      { word: 'Stop', count: 1 },
    ],
    commonCharacters: [
      { character: 'o', count: 5 },
      { character: 'g', count: 4 },
    ],
  })
  expect(await counted(text, { top: 2, caseSensitive: true })).toMatchObject({
    uniqueWords: 4,
    commonWords: [
      { word: 'go', count: 2 },
      { word: 'Go', count: 1 },
    ],
    commonCharacters: [
      { character: 'o', count: 4 },
      { character: 'G', count: 2 },
    ],
  })
})

test('scripts, bytes and Chinese characters are told apart', async () => {
  expect(await counted('Go 工具、カタ한1+ é🙂\u{20000}')).toMatchObject({
    scripts: { han: 3, latin: 3, kana: 2, hangul: 1, digits: 1, punctuation: 1, other: 2 },
    chineseCharacters: 3,
    // One of é (2), + 1 2 G o and two blanks (7), the ideographs, kana, mark and Hangul of three bytes (6 × 3), two of four.
    bytes: { utf8: 34, utf16: 34, gbk: 30 },
  })
})

test('half a surrogate pair is one character, and its replacement in bytes', async () => {
  expect(await counted('a\ud83d')).toMatchObject({ characters: 2, graphemes: 2, bytes: { utf8: 4, utf16: 4, gbk: 5 } })
})

test('office programs count each Chinese character and mark, and other words by their spaces', async () => {
  expect(await counted('用 Word 2024 统计，OK？a - b 한국어 글 \u{20000}\u{20001}')).toMatchObject({ officeWords: 15 })
})

test('averages, longest and shortest', async () => {
  expect(await counted('One two. Three four five.')).toMatchObject({
    averageWordLength: 3.8,
    averageSentenceLength: 2.5,
    longestWord: 'Three',
    shortestWord: 'One',
    pages: 0.01,
  })
})

describe('time', () => {
  test.each([
    ['English', 'word '.repeat(238 * 3), 3, 3.9],
    ['Chinese', '中'.repeat(330), 1, 1.29],
    ['Japanese', 'かな'.repeat(230), 1, 1.29],
    ['both', `${'word '.repeat(238)}${'中'.repeat(330)}`, 2, 2.59],
  ])('of %s follows the norms', async (_, text, readingMinutes, speakingMinutes) => {
    expect(await counted(text)).toMatchObject({ readingMinutes, speakingMinutes })
  })

  test('is that of the given speeds', async () => {
    const speeds = {
      wordsPerMinute: 100,
      charactersPerMinute: 200,
      spokenWordsPerMinute: 50,
      spokenCharactersPerMinute: 100,
    }
    const text = `${'word '.repeat(100)}${'中'.repeat(200)}`
    expect(await counted(text, speeds)).toMatchObject({ readingMinutes: 2, speakingMinutes: 4 })
  })
})

test.each([{ wordsPerPage: 0 }, { top: 0 }, { wordsPerMinute: 0 }])('%j is refused', async (options) => {
  await expect(counted('a', options)).rejects.toMatchObject({ issues: [{ field: Object.keys(options)[0] }] })
})

test('hostile texts are counted in time that grows with them', async () => {
  const texts = [
    'a'.repeat(2e6),
    'a\u0301'.repeat(5e5),
    'a-'.repeat(1e6),
    `https://${'a/'.repeat(5e5)}`,
    ' '.repeat(2e6),
  ]
  for (const text of texts) expect((await counted(text)).characters).toBe(text.length)
})

test('a word that goes on for ever is cut where it is shown', async () => {
  const { words, longestWord } = await counted('a'.repeat(100_000))
  expect(words).toBe(1)
  expect(longestWord).toBe(`${'a'.repeat(199)}…`)
})
