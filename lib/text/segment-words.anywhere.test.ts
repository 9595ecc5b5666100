import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { segmentWords } from './segment-words.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const byEngine = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment, isWordLike }) => [segment, isWordLike === true])

function divided(text: string): [string, boolean][] {
  const segments: [string, boolean][] = []
  segmentWords(text, segmenter, (start, end, isWordLike) => segments.push([text.slice(start, end), isWordLike]) > 0)
  return segments
}

const english = fc.string({ unit: fc.constantFrom(...`aZ09_.,';:- \n/`), minLength: 0, maxLength: 60 })
const other = fc.string({
  unit: fc.constantFrom(...'字体今天カナひ한글ไทยé\u0301\u200d\u2019\u00a0\u3000👍🏽🇨🇳·'),
  maxLength: 6,
})

test('segments any mixed text like the engine', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(english, other), { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      expect(divided(text)).toEqual(byEngine(text))
    }),
    { numRuns: runs(10_000) },
  )
})

test.each([
  ['a space before a combining mark', `${'word '.repeat(10)}\u0301a`],
  ['a letter before a combining mark', `${'word '.repeat(10)}a\u0301a`],
  ['an apostrophe at the end of ASCII', `${'word '.repeat(10)}it'\u00e9 fine`],
  ['no space at all', `字${'a'.repeat(100)}字`],
  ['one space at the beginning', `字 ${'a'.repeat(100)}字`],
  ['Chinese around', `今天天气很好，${'good day '.repeat(9)}我们去公园散步。`],
])('segments like the engine: %s', (_, text) => expect(divided(text)).toEqual(byEngine(text)))

test('stops where it is told to', () => {
  const ends: number[] = []
  segmentWords(`字体 ${'word '.repeat(20)}字体`, segmenter, (_, end) => ends.push(end) < 5)
  expect(ends).toHaveLength(5)
})
