import { expect, test } from 'vitest'
import { measurePitch } from '../fixtures/pitch.ts'
import { resample } from './resample.ts'

const toneAt = (hertz: number, rate: number): Int16Array =>
  Int16Array.from({ length: rate }, (_, index) => 10_000 * Math.sin((index * 2 * Math.PI * hertz) / rate))
const maxOf = (samples: Int16Array): number => samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)

test.each([
  [16_000, 22_050],
  [10_000, 22_050],
  [25_600, 22_050],
])('keeps duration, pitch and loudness from %d Hz to %d Hz', (from, to) => {
  const made = resample(toneAt(200, from), from, to)
  expect(made.length).toBe(to)
  expect(measurePitch(made, to)).toBeCloseTo(200, -1)
  expect(maxOf(made.subarray(1000, -1000))).toBeGreaterThan(9900)
  expect(maxOf(made.subarray(1000, -1000))).toBeLessThan(10_100)
})

test('each sample lies on the wave of the tone', () => {
  const made = resample(toneAt(440, 16_000), 16_000, 22_050).subarray(1000, -1000)
  const wave = toneAt(440, 22_050).subarray(1000, -1000)
  expect(Math.max(...made.map((sample, index) => Math.abs(sample - (wave[index] ?? 0))))).toBeLessThan(30)
})

test('removes frequencies that the lower rate cannot represent', () => {
  expect(maxOf(resample(toneAt(12_000, 25_600), 25_600, 22_050).subarray(1000, -1000))).toBeLessThan(150)
})

test('resamples nothing to nothing', () => expect(resample(new Int16Array(), 16_000, 22_050)).toEqual(new Int16Array()))
