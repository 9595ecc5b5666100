import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { textCounter } from './counter.ts'

const options = { spaces: true, punctuation: true, caseSensitive: false, emptyLines: false, wordsPerPage: 500, top: 10 }

function countPieces(pieces: Iterable<string>) {
  const counter = textCounter(options)
  for (const piece of pieces) counter.feed(piece)
  return counter.finish()
}

const bits = fc.constantFrom(
  ...[
    'a',
    'Bé',
    'e\u0301',
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
    '\r',
  ],
  ...[
    '\ud83d',
    '\udc69',
    '12',
    ',',
    "'",
    '-',
    '@',
    '://',
    'https',
    '.',
    'Mr. ',
    '한',
    '\u1112',
    '\u1161',
    'สวัสดี',
    'かな',
  ],
)

test('where a text is cut makes no difference', () => {
  fc.assert(
    fc.property(
      fc.array(bits, { maxLength: 150 }),
      fc.nat({ max: 300 }),
      fc.array(fc.nat({ max: 20_000 }), { minLength: 1, maxLength: 10 }),
      (parts, repeat, cuts) => {
        const text = parts.join('').repeat(repeat)
        const pieces = function* () {
          for (let at = 0, turn = 0; at < text.length; turn++) {
            const length = cuts[turn % cuts.length] ?? 0
            yield text.slice(at, at + length + 1)
            at += length + 1
          }
        }
        expect(countPieces(pieces())).toEqual(countPieces([text]))
      },
    ),
    { numRuns: runs(60) },
  )
})

test('character by character, too', () => {
  const text = 'Mr. A well-known 👨‍👩‍👧‍👦 e\u0301, 工具。ก็\r\n\r\nada@example.com 🇨🇳🇫🇷 '.repeat(20)
  expect(countPieces(text.split(''))).toEqual(countPieces([text]))
})

test('counts of a repeated text are multiples of its counts', () => {
  const line = 'The well-known fox 👨‍👩‍👧‍👦 met ada@example.com. 今天天气很好。\n\n'
  const [one, many] = [countPieces([line]), countPieces([line.repeat(5000)])]
  const names = ['characters', 'graphemes', 'words', 'sentences', 'paragraphs', 'officeWords', 'chineseWords'] as const
  for (const name of names) expect([name, many[name]]).toEqual([name, one[name] * 5000])
  expect(many.uniqueWords).toBe(one.uniqueWords)
})
