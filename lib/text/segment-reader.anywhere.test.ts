import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { joiningUnits } from './graphemes.ts'
import { segmentReader } from './segment-reader.ts'
import { segmentsIn } from './segments.ts'

const text = '今天天气很好，我们去公园散步。Then "we" went home! 👨‍👩‍👧‍👦🇨🇳🇫🇷 e\u0301?\r\n'.repeat(1000)

test.each(['grapheme', 'word', 'sentence'] as const)('emits each %s of the whole text', (granularity) => {
  for (const length of [997, 16_384, 50_000]) {
    const segments: string[] = []
    const reader = segmentReader(granularity, (segment) => segments.push(segment))
    for (let at = 0; at < text.length; at += length) reader.feed(text.slice(at, at + length))
    reader.finish()
    expect(segments).toEqual(Array.from(segmentsIn(text, granularity, 'en'), (segment) => segment.text))
  }
})

test('splits an endless segment without losing anything', () => {
  const segments: string[] = []
  const reader = segmentReader('word', (segment) => segments.push(segment))
  for (let at = 0; at < 3000; at++) reader.feed('a'.repeat(1000))
  reader.finish()
  expect(segments.length).toBeGreaterThan(1)
  expect(segments.join('')).toBe('a'.repeat(3_000_000))
})

test('plain stretches between joining units are taken at once, with the same graphemes in all', () => {
  const unit = fc.oneof(
    fc.constantFrom('plain text without marks ', '今天天气很好，我们去公园散步。今天天气很好', '©'),
    fc.constantFrom('\r\n', '\u0301', '👨‍👩‍👧', '🇨🇳', '\u200d', '\u0600', '👍🏽', '각', 'नि', '\ud800'),
  )
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (parts, length) => {
      const text = parts.join('')
      const graphemes: string[] = []
      const onPlain = (plain: string) => graphemes.push(...plain)
      const reader = segmentReader('grapheme', (segment) => graphemes.push(segment), { joiningUnits, onPlain })
      for (let at = 0; at < text.length; at += length) reader.feed(text.slice(at, at + length))
      reader.finish()
      expect(graphemes).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment))
    }),
    { numRuns: runs(3000) },
  )
})

test('plain stretches in long texts are taken across slices', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const text of [
    `${'今天天气很好，plain '.repeat(3000)}👍🏽`.repeat(3),
    `${'plain '.repeat(2731)}e\u0301 `.repeat(4),
  ]) {
    let count = 0
    const reader = segmentReader('grapheme', () => count++, {
      joiningUnits,
      onPlain: (plain) => {
        count += plain.length
      },
    })
    for (let at = 0; at < text.length; at += 50_000) reader.feed(text.slice(at, at + 50_000))
    reader.finish()
    expect(count).toBe([...segmenter.segment(text)].length)
  }
})
