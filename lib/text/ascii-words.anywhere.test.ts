import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { segmentReader } from './segment-reader.ts'
import { segmentAscii } from './segment-words.ts'
import { countWords } from './words.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const byEngine = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment, isWordLike }) => [segment, isWordLike === true])

function divided(text: string): [string, boolean][] {
  const segments: [string, boolean][] = []
  segmentAscii(text, (start, end, isWordLike) => segments.push([text.slice(start, end), isWordLike]) > 0)
  return segments
}

const character = fc.oneof(
  fc.constantFrom(...`aZ09_.,';:- \t\r\n"@/`),
  fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
)

test('segments any ASCII text like the engine', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      expect(divided(text)).toEqual(byEngine(text))
    }),
    { numRuns: runs(20_000) },
  )
})

test('treats every character between letters, digits and underscores like the engine', () => {
  for (let code = 0; code < 128; code++) {
    const sign = String.fromCharCode(code)
    for (const [before, after] of ['aa', '11', 'a1', '1a', '__', '_a', '1_'])
      for (const text of [
        `${before}${sign}${after}`,
        `${sign}${before}`,
        `${before}${sign}${sign}${after}`,
        `${before}${sign}`,
      ])
        expect([text, divided(text)]).toEqual([text, byEngine(text)])
  }
})

test('counts and reads a long text in slices like the engine', () => {
  const text = `It isn't 3.14, said user_1@example.com:\r\n"${'x'.repeat(700)}" `.repeat(60)
  const words = byEngine(text).filter(([, isWord]) => isWord)
  expect(countWords(text, 'en')).toBe(words.length)
  const read: string[] = []
  const reader = segmentReader('word', (segment, isWord) => isWord && read.push(segment))
  reader.feed(text)
  reader.finish()
  expect(read).toEqual(words.map(([word]) => word))
})

test('a combining mark after a slice of ASCII still belongs to its letter', () => {
  const text = `${'word '.repeat(3276)}e\u0301a`
  expect(countWords(text, 'en')).toBe(byEngine(text).filter(([, isWord]) => isWord).length)
})
