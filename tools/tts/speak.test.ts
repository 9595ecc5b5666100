import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import type { ChunkOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { combinations, isLong } from '#lib/fixtures/runs.ts'
import { measureLoudness } from '#lib/speech/fixtures/loudness.ts'
import { languages, timbres } from '#lib/speech/voices.ts'
import { measureSound, sampleRate, silencesOf, speakSamples } from './fixtures/speak-samples.ts'
import { speak } from './speak.ts'

/** About three seconds of each language. */
const sentences: Record<string, string> = {
  en: 'The quick brown fox jumps over the lazy dog.',
  cmn: '今天天气很好，我们去公园玩吧。',
  yue: '今日天气好好，我哋去公园玩。',
  ja: 'きょうはいいてんきですね。こうえんにいきましょう。',
  ko: '안녕하세요. 오늘은 날씨가 좋아요. 공원에 가요.',
  de: 'Heute ist schönes Wetter, wir gehen in den Park.',
  fr: 'Il fait beau aujourd’hui, nous allons au parc.',
  es: 'Hoy hace buen tiempo, vamos juntos al parque.',
  it: 'Oggi fa bel tempo, andiamo insieme al parco.',
  pt: 'Hoje o tempo está bom, vamos juntos ao parque.',
}
const sentenceOf = (language: string): string => sentences[language.replace(/-.*/, '')] ?? ''

test('a tone of known loudness is measureSound as the standard says', () => {
  const tone = Int16Array.from(
    { length: 5 * sampleRate },
    (_, index) => 3277 * Math.sin((index * 2 * Math.PI * 997) / sampleRate),
  )
  expect(measureLoudness(tone, sampleRate)).toBeCloseTo(-23, 0)
})

test('a WAV has 16 bits, one channel, 22,050 Hz, and the reported length', async () => {
  const { file, seconds } = await perform(speak, { text: 'Hello' })
  const view = new DataView(await file.arrayBuffer())
  const text = (start: number) => String.fromCharCode(...new Uint8Array(view.buffer, start, 4))
  expect({ name: file.name, type: file.type, riff: text(0), wave: text(8), data: text(36) }).toEqual({
    name: 'speech.wav',
    type: 'audio/wav',
    riff: 'RIFF',
    wave: 'WAVE',
    data: 'data',
  })
  expect([
    view.getUint16(20, true),
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint16(34, true),
  ]).toEqual([1, 1, sampleRate, 16])
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([file.size - 8, file.size - 44])
  expect(seconds).toBeCloseTo((file.size - 44) / 2 / sampleRate, 3)
})

const languageIds = languages.map(({ id }) => id)
const suffixes = timbres.map(({ suffix }) => suffix)

test.each(combinations(languageIds, suffixes))(
  '%s in the timbre %j is as long as a sentence, about as loud as the others, nowhere clipped',
  async (language, suffix) => {
    const { seconds, loudness, clipped } = measureSound(
      await speakSamples({ text: sentenceOf(language), voice: language + suffix }),
    )
    expect(seconds).toBeGreaterThan(1.5)
    expect(seconds).toBeLessThan(5)
    expect(loudness).toBeGreaterThan(-25)
    expect(loudness).toBeLessThan(-18)
    expect(clipped).toBe(0)
  },
)

test.each(isLong ? languageIds : languageIds.filter((_, index) => index % 4 === 0))(
  '%s is half as long at twice the speed, and twice as long at half',
  async (language) => {
    const text = sentenceOf(language)
    const [slow = 0, usual = 0, fast = 0] = await Promise.all(
      [0.5, 1, 2].map(async (speed) => (await speakSamples({ text, voice: language, speed })).length),
    )
    expect(usual / fast).toBeGreaterThan(1.7)
    expect(usual / fast).toBeLessThan(2.3)
    expect(slow / usual).toBeGreaterThan(1.8)
    expect(slow / usual).toBeLessThan(2.2)
  },
)

test('the same text gives the same bytes, whatever was said before', async () => {
  const input = { text: 'Hiss, fuzz and buzz. 你好。', voice: 'en-us+f2' }
  const first = await speakSamples(input)
  await speakSamples({ text: 'Something else entirely.' })
  // A later run must not depend on the engine's clock.
  const isSame = Buffer.from(first.buffer).equals(Buffer.from((await speakSamples(input)).buffer))
  expect(isSame).toBe(true)
})

test.each([
  ['<pause 1.5s>', 1.5],
  ['[pause 1.5s]', 1.5],
  ['[PAUSE 500ms]', 0.5],
  ['<pause 2s/>', 2],
])('%s is exactly as much silence', async (tag, seconds) => {
  const [silence = 0] = silencesOf(await speakSamples({ text: `One ${tag} more` }))
  expect(Math.abs(silence - seconds)).toBeLessThan(0.02)
})

test('a pause takes the place of the silence at the end of a sentence', async () => {
  expect(silencesOf(await speakSamples({ text: 'Nine. Ten.' })).at(0)).toBeCloseTo(0.35, 1)
  expect(silencesOf(await speakSamples({ text: 'Nine. [pause 200ms] Ten.' })).at(0)).toBeCloseTo(0.2, 2)
})

test.each(['[pause]', '<pause long>', '[pause -1s]', '<b>bold</b>', 'AT&T &amp; <break time="9s"/>'])(
  'what only looks like markup is read: %s',
  async (text) => {
    const samples = await speakSamples({ text })
    expect(samples.length).toBeGreaterThan(sampleRate / 4)
    expect(Math.max(0, ...silencesOf(samples))).toBeLessThan(1)
  },
)

test('text is spoken in the language of its letters, whatever the voice', async () => {
  const inChinese = await speakSamples({ text: '你好世界', voice: 'cmn' })
  const byEnglish = await speakSamples({ text: '你好世界', voice: 'en' })
  expect(byEnglish.length).toBe(inChinese.length)
  const together = await speakSamples({ text: 'Hello 你好世界', voice: 'en' })
  const hello = await speakSamples({ text: 'Hello', voice: 'en' })
  expect(together.length / (hello.length + inChinese.length)).toBeCloseTo(1, 1)
})

test.each(['en', 'cmn', 'slt'])('%s at hardly any volume takes as long, and at none is silence', async (voice) => {
  const text = voice === 'cmn' ? '你好' : 'Hello'
  const usual = await speakSamples({ text, voice })
  const [quiet, silent] = [
    await speakSamples({ text, voice, volume: 0.01 }),
    await speakSamples({ text, voice, volume: 0 }),
  ]
  expect([quiet.length, silent.length]).toEqual([usual.length, usual.length])
  expect(quiet.some((sample) => sample !== 0)).toBe(true)
  expect(silent.every((sample) => sample === 0)).toBe(true)
})

test('a higher pitch and another volume are heard', async () => {
  const text = 'Loud and clear'
  const usual = await speakSamples({ text })
  expect(String(await speakSamples({ text, pitch: 2 }))).not.toBe(String(usual))
  expect(measureLoudness(await speakSamples({ text, volume: 0.5 }), sampleRate)).toBeLessThan(
    measureLoudness(usual, sampleRate) - 4,
  )
})

test('an MP3 is whole frames of 22,050 Hz, as long as the speech', async () => {
  const { file, seconds } = await perform(speak, { text: 'One, two, three. 你好。', format: 'mp3' })
  const bytes = await file.bytes()
  const frames = framesOf(bytes)
  expect([file.name, file.type]).toEqual(['speech.mp3', 'audio/mpeg'])
  // A frame has 576 samples; the encoder's delay is up to four frames.
  expect((frames * 576) / sampleRate - seconds).toBeGreaterThan(0)
  expect((frames * 576) / sampleRate - seconds).toBeLessThan(0.13)
})

test('nothing to say is said at the field', async () => {
  await expect(perform(speak, { text: '' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(speak, { text: ' \n [pause 1s] …' })).rejects.toMatchObject({ code: 'empty' })
})

test.each(['klingon', 'constructor', '__proto__', 'toString+f2'])(
  'a voice that is not there is named: %s',
  async (voice) => {
    await expect(perform(speak, { text: 'a', voice })).rejects.toMatchObject({
      code: 'unknownVoice',
      params: { voice },
    })
  },
)

test('every limit has its error', async () => {
  await expect(perform(speak, { text: 'a'.repeat(100_001) })).rejects.toMatchObject({ issues: [{ field: 'text' }] })
  await expect(perform(speak, { text: 'a', speed: 3 })).rejects.toMatchObject({ issues: [{ field: 'speed' }] })
  await expect(perform(speak, { text: 'a [pause 3601s]' })).rejects.toMatchObject({
    code: 'tooMuchPause',
    params: { minutes: 61, most: 60 },
  })
})

test('signs that no voice knows are no sound, and say so', async () => {
  await expect(perform(speak, { text: '\u{1f9ff}', voice: 'cmn' })).rejects.toMatchObject({ code: 'failed' })
})

test('the sentences come as they are made, and together they are the file; words stand in the text', async () => {
  const text = 'One two. [pause 200ms] Three 你好。'
  const chunks: ChunkOf<typeof speak>[] = []
  const { file, seconds } = await perform(speak, { text }, { ...unattended, chunk: (chunk) => void chunks.push(chunk) })
  const whole = new Blob(chunks.map(({ samples }) => samples as Int16Array<ArrayBuffer>))
  expect(await whole.bytes()).toEqual(await file.slice(44).bytes())
  expect(chunks.length).toBeGreaterThan(2)
  const count = chunks.reduce((sum, { samples }) => sum + samples.length, 0)
  expect(count / sampleRate).toBeCloseTo(seconds, 3)
  const words = chunks.flatMap((chunk) => chunk.words)
  expect(words.slice(0, 3).map(({ from, to }) => text.slice(from, to))).toEqual(['One', 'two', 'Three'])
  expect(words.map(({ start }) => start)).toEqual(words.map(({ start }) => start).toSorted((a, b) => a - b))
  for (const { samples, peaks } of chunks) expect(peaks.length).toBe(Math.ceil((50 * samples.length) / sampleRate))
})

test('a long text reports progress, and can be stopped', async () => {
  const shares: number[] = []
  const controller = new AbortController()
  const progress = (share: number) => {
    shares.push(share)
    if (shares.length === 3) controller.abort()
  }
  const text = 'A sentence of some words. '.repeat(100)
  await expect(perform(speak, { text }, { signal: controller.signal, progress })).rejects.toThrow('abort')
  expect(shares).toHaveLength(3)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

/** Counts consecutive frames of MPEG-2 layer III, 22,050 Hz, mono. */
function framesOf(bytes: Uint8Array): number {
  let [count, offset] = [0, 0]
  while (offset < bytes.length) {
    const [sync = 0, version = 0, rate = 0, mode = 0] = bytes.subarray(offset, offset + 4)
    expect([sync, version & 0xfe, (rate >> 2) & 3, mode >> 6]).toEqual([0xff, 0xf2, 0, 3])
    offset += Math.floor((72 * 64_000) / sampleRate) + ((rate >> 1) & 1)
    count++
  }
  expect(offset).toBe(bytes.length)
  return count
}
