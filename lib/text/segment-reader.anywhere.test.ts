import { expect, test } from 'vitest'
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
