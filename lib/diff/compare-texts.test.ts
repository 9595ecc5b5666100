import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { compareTexts } from './compare-texts.ts'
import { comparisonModes } from './tokens.ts'

const pieces = fc.constantFrom(
  ...[
    'a',
    'A',
    'b',
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    'word',
    'Word',
    '工具',
    '你好',
    'e\u0301',
    '👨‍👩‍👧',
    '.',
    'x = 1;',
    '\u3000',
  ],
)
const text = fc.array(pieces, { maxLength: 40 }).map((drawn) => drawn.join(''))
const long = fc.tuple(text, fc.constantFrom(1, 60)).map(([unit, times]) => unit.repeat(times))

const bothSides = (parts: ReturnType<typeof compareTexts>['parts']) => ({
  original: parts.map(({ kind, text: own }) => (kind === 'added' ? '' : own)).join(''),
  changed: parts.map((part) => (part.kind === 'removed' ? '' : (part.changedText ?? part.text))).join(''),
})

describe.each(comparisonModes)('by %s', (mode) => {
  test('the parts give both sides back, whatever is ignored', () => {
    fc.assert(
      fc.property(
        long,
        long,
        fc.record({ ignoreCase: fc.boolean(), ignoreWhitespace: fc.boolean(), stripTrailingCr: fc.boolean() }),
        (original, changed, ignoreOptions) => {
          const { parts } = compareTexts(original, changed, mode, ignoreOptions)
          expect(bothSides(parts)).toEqual({ original, changed })
          expect(parts.every((part, index) => part.kind !== parts[index + 1]?.kind)).toBe(true)
        },
      ),
      { numRuns: runs(400) },
    )
  })

  test('a text equals itself', () => {
    fc.assert(
      fc.property(long, (original) => {
        const { additions, deletions, parts } = compareTexts(original, original, mode)
        expect({ additions, deletions, parts }).toEqual({
          additions: 0,
          deletions: 0,
          parts: original ? [{ kind: 'equal', text: original }] : [],
        })
      }),
      { numRuns: runs() },
    )
  })
})

test('ignored differences are equal, and each side keeps its own text', () => {
  expect(compareTexts('A  b\r\n', 'a b\n', 'lines', { ignoreCase: true, ignoreWhitespace: true }).parts).toEqual([
    { kind: 'equal', text: 'A  b\r\n', changedText: 'a b\n' },
  ])
  expect(compareTexts(' ab', 'a b ', 'chars', { ignoreWhitespace: true })).toEqual({
    parts: [{ kind: 'equal', text: ' ab', changedText: 'a b ' }],
    additions: 0,
    deletions: 0,
    unchanged: 2,
    moves: [],
  })
  expect(compareTexts('a\r\nb\r', 'a\nb', 'lines', { stripTrailingCr: true }).unchanged).toBe(2)
  expect(compareTexts(' a\nb', 'a \nb', 'lines').deletions).toBe(1)
})

test.each([
  ['words of Chinese', '描述：免费在线工具', '描述：免费的在线工具箱', 'words'],
  ['words of English', 'The quick fox', 'The slow fox', 'words'],
] as const)('%s', (_, original, changed, mode) => {
  expect(compareTexts(original, changed, mode)).toMatchSnapshot()
})

test('an emoji sequence is one character', () => {
  expect(compareTexts('👨‍👩‍👧', '👨‍👩‍👦', 'chars')).toEqual({
    parts: [
      { kind: 'removed', text: '👨‍👩‍👧' },
      { kind: 'added', text: '👨‍👩‍👦' },
    ],
    additions: 1,
    deletions: 1,
    unchanged: 0,
    moves: [],
  })
})

test('an added block is whole, not the end of one and the beginning of the next', () => {
  const original = 'function a() {\n  one()\n}\n\nfunction c() {\n  three()\n}\n'
  const added = 'function b() {\n  two()\n}\n\n'
  const changed = original.replace('function c', `${added}function c`)
  expect(compareTexts(original, changed, 'lines').parts[1]).toEqual({ kind: 'added', text: added })
  expect(compareTexts('one two four', 'one two three two four', 'words').parts[1]?.text).toMatch(/^\S.*\s$/)
})
