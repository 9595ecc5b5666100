import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import type { ChunkOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { measureLoudness } from '#lib/speech/fixtures/loudness.ts'
import { measurePitch } from '#lib/speech/fixtures/pitch.ts'
import { recordedVoices } from '#lib/speech/voices.ts'
import { measureSound, sampleRate, silencesOf, speakSamples } from './fixtures/speak-samples.ts'
import { speak } from './speak.ts'
import { subtitles } from './subtitles.ts'

const ids = recordedVoices.map(({ id }) => id)
const sentence = 'The quick brown fox jumps over the lazy dog.'

test.each(ids)('%s is as long as a sentence, as loud as the other voices, nowhere clipped', async (voice) => {
  const { seconds, loudness, clipped } = measureSound(await speakSamples({ text: sentence, voice }))
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(4)
  expect(loudness).toBeGreaterThan(-25)
  expect(loudness).toBeLessThan(-18)
  expect(clipped).toBe(0)
})

test.each(ids)('%s is half as long at twice the speed, and twice as long at half', async (voice) => {
  const lengthAt = async (speed: number) => (await speakSamples({ text: sentence, voice, speed })).length
  const usual = await lengthAt(1)
  expect(usual / (await lengthAt(2))).toBeCloseTo(2, 0)
  expect((await lengthAt(0.5)) / usual).toBeCloseTo(2, 1)
})

test.each(ids)('%s is as much lower and higher as is asked for, and takes as long', async (voice) => {
  const [low, usual, high] = [
    await speakSamples({ text: sentence, voice, pitch: 0 }),
    await speakSamples({ text: sentence, voice }),
    await speakSamples({ text: sentence, voice, pitch: 2 }),
  ]
  expect(measurePitch(usual, sampleRate) / measurePitch(low, sampleRate)).toBeCloseTo(1.6, 0)
  expect(measurePitch(high, sampleRate) / measurePitch(usual, sampleRate)).toBeCloseTo(1.6, 0)
  expect(low.length / usual.length).toBeCloseTo(1, 1)
  expect(high.length / usual.length).toBeCloseTo(1, 1)
  expect(measureSound(high).clipped).toBe(0)
})

test('half the volume is 6 dB less', async () => {
  const usual = measureLoudness(await speakSamples({ text: sentence, voice: 'slt' }), sampleRate)
  expect(
    usual - measureLoudness(await speakSamples({ text: sentence, voice: 'slt', volume: 0.5 }), sampleRate),
  ).toBeCloseTo(6, 1)
})

test('the same text gives the same bytes, whatever was said before', async () => {
  const text = 'Fuzz and hiss. Once more!'
  const first = await speakSamples({ text, voice: 'slt' })
  await speakSamples({ text: `${'something else, '.repeat(30)}entirely.`, voice: 'slt' })
  expect(Buffer.from(first.buffer).equals(Buffer.from((await speakSamples({ text, voice: 'slt' })).buffer))).toBe(true)
})

test('a pause is exactly as much silence, and sentences are as far apart as with other voices', async () => {
  expect(silencesOf(await speakSamples({ text: 'Nine. [pause 1.5s] Ten.', voice: 'slt' })).at(0)).toBeCloseTo(1.5, 1)
  expect(silencesOf(await speakSamples({ text: 'Nine. Ten.', voice: 'rms' })).at(0)).toBeCloseTo(0.35, 0)
})

test('what is not English within English is read by the engine of its language', async () => {
  const inChinese = await speakSamples({ text: '你好世界', voice: 'cmn+f2' })
  const together = await speakSamples({ text: 'Hello to the 你好世界', voice: 'slt' })
  const hello = await speakSamples({ text: 'Hello to the', voice: 'slt' })
  expect(together.length / (hello.length + inChinese.length)).toBeCloseTo(1, 1)
  const cyrillic = await wordsOf('She said Привет to me and went away.', 'slt')
  expect(cyrillic).toContain('Привет')
})

test.each([
  '今天天气很好，我们去公园玩吧。',
  'Привет, как дела?',
  'Heute ist das Wetter schön, und wir gehen mit der Familie in den Park.',
  'Il fait beau aujourd’hui et je vais dans le parc pour les fleurs.',
])('a text that is not English is refused at its field: %s', async (text) => {
  await expect(perform(speak, { text, voice: 'slt' })).rejects.toMatchObject({
    code: 'notEnglish',
    params: { voice: 'slt' },
  })
  await expect(perform(subtitles, { text, voice: 'awb' })).rejects.toMatchObject({ code: 'notEnglish' })
})

test.each(['la la la', '2026', 'Café déjà vu', 'Die, robot!', '$5 & 10%', 'In Chinese, hello is 你好.'])(
  'what may be English is spoken: %s',
  async (text) => {
    expect((await speakSamples({ text, voice: 'slt' })).length).toBeGreaterThan(sampleRate / 4)
  },
)

test('words are located in the text without punctuation, and their times increase', async () => {
  const text = '“It’s $3.50,” (he said) — at Dr. Smith’s café…'
  const words = await chunksOf(text, 'slt').then((chunks) => chunks.flatMap((chunk) => chunk.words))
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual('It’s|$3.50|he|said|at|Dr|Smith’s|café'.split('|'))
  const times = words.flatMap(({ start, end }) => [start, end])
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a word begins where it is heard: after the silence before it', async () => {
  const text = 'Seven, eight.'
  const [chunk] = await chunksOf(text, 'slt')
  const [, eight] = chunk?.words ?? []
  const samples = chunk?.samples ?? new Int16Array()
  const [before, after] = [eight?.start ?? 0, eight?.start ?? 0].map((start, side) =>
    powerOf(samples.subarray((start - (side ? 0 : 0.06)) * sampleRate, (start + (side ? 0.06 : 0)) * sampleRate)),
  )
  expect(before).toBeLessThan((after ?? 0) / 10)
})

test('subtitles fit the speech: their times increase, and end with it', async () => {
  const text = 'Hello there! [pause 2s] This is the second line, and it is a good deal longer. 你好。'
  const { subtitles: made } = await perform(subtitles, { text, voice: 'slt', subtitleFormat: 'vtt' })
  const { seconds } = await perform(speak, { text, voice: 'slt' })
  const times = Array.from(made.matchAll(/\d\d:(\d\d):(\d\d\.\d{3})/g), ([, m, s]) => Number(m) * 60 + Number(s))
  expect(times).toHaveLength(6)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeCloseTo(seconds, 1)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeCloseTo(2, 1)
})

test('a long text reports progress, and can be stopped', async () => {
  const shares: number[] = []
  const controller = new AbortController()
  const progress = (share: number) => {
    shares.push(share)
    if (shares.length === 3) controller.abort()
  }
  const input = { text: 'A sentence of some words. '.repeat(1000), voice: 'rms' }
  await expect(perform(speak, input, { signal: controller.signal, progress })).rejects.toThrow('abort')
  expect(shares).toHaveLength(3)
})

const chunksOf = async (text: string, voice: string): Promise<ChunkOf<typeof speak>[]> => {
  const chunks: ChunkOf<typeof speak>[] = []
  await perform(speak, { text, voice }, { ...unattended, chunk: (chunk) => void chunks.push(chunk) })
  return chunks
}

const wordsOf = async (text: string, voice: string): Promise<string[]> =>
  (await chunksOf(text, voice)).flatMap(({ words }) => words.map(({ from, to }) => text.slice(from, to)))

const powerOf = (samples: Int16Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
