import { beforeAll, expect, test } from 'vitest'
import { measurePitch } from '../fixtures/pitch.ts'
import { sampleRate } from '../sample-rate.ts'
import type { Engine } from './engine.ts'
import { loadEngine } from './load-engine.ts'

let engine: Engine
beforeAll(async () => {
  engine = await loadEngine()
})

/** In hertz: level and falling tones begin above it, rising ones below. */
const middle = 90

/** The tone of the first syllable, by its pitch. */
function toneNameOf(text: string): 'level' | 'rising' | 'falling' {
  const { samples } = engine.speak({ text, from: 0, language: 'cmn' }, 'cmn', { speed: 1, pitch: 1, volume: 1 })
  // Consonants and quiet samples have no pitch.
  const tones = Array.from({ length: 17 }, (_, index) => samples.subarray((index / 100) * sampleRate))
    .map((rest) => measurePitch(rest.subarray(0, 0.1 * sampleRate), sampleRate))
    .filter((tone) => tone > 0)
  expect(tones.length).toBeGreaterThan(4)
  const [start, end] = [mean(tones.slice(0, 3)), mean(tones.slice(-3))]
  if (end < start) return 'falling'
  return start < middle ? 'rising' : 'level'
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

// The tone of a Mandarin syllable depends on the next one: Y. R. Chao, A Grammar of Spoken Chinese, on tone sandhi.
test.each([
  ['一', 'level', '一 by itself keeps its first tone'],
  ['一二三', 'level', '一 that is counted keeps its first tone'],
  ['一个', 'rising', 'before a fourth tone 一 has the second'],
  ['一定', 'rising', 'before a fourth tone 一 has the second'],
  ['一天', 'falling', 'before a first tone 一 has the fourth'],
  ['一年', 'falling', 'before a second tone 一 has the fourth'],
  ['一起', 'falling', 'before a third tone 一 has the fourth'],
  ['不是', 'rising', 'before a fourth tone 不 has the second'],
  ['不对', 'rising', 'before a fourth tone 不 has the second'],
  ['不好', 'falling', 'else 不 keeps its fourth'],
  ['不来', 'falling', 'else 不 keeps its fourth'],
  ['你好', 'rising', 'before a third tone a third has the second'],
  ['老板', 'rising', 'before a third tone a third has the second'],
  ['我很好', 'rising', 'before a third tone a third has the second'],
])('%s begins %s: %s', (text, tone) => expect(toneNameOf(text)).toBe(tone))
