import { resample } from '../audio/resample.ts'
import { wavHeaderSize } from '../audio/wav.ts'
import { sampleRate } from '../sample-rate.ts'
import type { Phrase } from '../text/phrase.ts'
import { type Prosody, trimSilence, type Utterance, withVolume } from '../utterance.ts'
import type { RecordedVoice } from '../voices.ts'
import { alignWords, type Phone } from './align-words.ts'
import { type FliteProgram, virtualFiles } from './flite-program.ts'
import { isPronounceable, type Token, tokensOf } from './plain-text.ts'

/** Speaks English with a recorded voice. */
export class RecordedSpeaker {
  readonly #flite: FliteProgram
  readonly #voice: RecordedVoice
  /** The cached sounds of words. */
  readonly #words = new Map<string, readonly string[]>()

  constructor(flite: FliteProgram, voice: RecordedVoice) {
    this.#flite = flite
    this.#voice = voice
  }

  /** Speaks a phrase, trimmed of silence; undefined if this voice cannot say any of it. */
  async speak(phrase: Phrase, { speed, pitch, volume }: Prosody): Promise<Utterance | undefined> {
    const tokens = tokensOf(phrase)
    const spoken = tokens.filter(isPronounceable)
    if (spoken.length === 0) return undefined
    const { id, gain, hasOwnMelody } = this.#voice
    const higher = maxPitchFactor ** (pitch - 1)
    // Faster playback raises the pitch, and slower speech compensates its duration.
    const rate = hasOwnMelody ? rateStep * Math.round((fliteRate * higher) / rateStep) : fliteRate
    const stretch = rate / fliteRate / speed
    const options = ['-voice', id, '-psdur', ...settings({ duration_stretch: stretch, f0_shift: higher })]
    const text = tokens.map((token) => token.text).join(' ')
    const said = await this.#flite.run([...options, '-o', virtualFiles.sound], text)
    if (!said || said.sound.length <= wavHeaderSize) return undefined
    const samples = new Int16Array(said.sound.slice(wavHeaderSize).buffer)
    const { phones, end } = phonesIn(said.stdout, samples.length / rate)
    const beginnings = alignWords(phones, await this.#soundsOf(spoken))
    // The pauses around it are not quite silent.
    const begin = Math.max(0, (phones[0]?.start ?? 0) - margin)
    const heard = samples.subarray(Math.floor(begin * rate), Math.ceil((end + margin) * rate))
    const words = wordsOf(phrase, spoken, beginnings).map(({ start, ...place }) => ({
      ...place,
      sample: Math.max(0, Math.round((start - begin) * sampleRate)),
    }))
    return trimSilence({ samples: withVolume(resample(heard, rate, sampleRate), gain), words }, volume)
  }

  /** Returns the sounds of each word spoken alone. The program’s fastest voice gives hundreds in some milliseconds. */
  async #soundsOf(tokens: Token[]): Promise<(readonly string[])[]> {
    if (this.#words.size > maxKnownWords) this.#words.clear()
    const unknown = [...new Set(tokens.map(({ text }) => text))].filter((text) => !this.#words.has(text))
    if (unknown.length > 0) {
      const options = ['-voice', 'kal', '-ps', ...settings({ duration_stretch: 0.05 }), '-o', 'none']
      const lines = (await this.#flite.run(options, unknown.join('\n\n')))?.stdout.trimEnd().split('\n') ?? []
      // If it has split a word, the letters of all words are used instead of sounds.
      const isEach = lines.length === unknown.length
      for (const [index, text] of unknown.entries())
        this.#words.set(text, isEach ? soundsIn(lines[index] ?? '') : [...text.toLowerCase()])
    }
    return tokens.map(({ text }) => this.#words.get(text) ?? [])
  }
}

/** In hertz: the voices' sample rate. */
const fliteRate = 16_000

/** In seconds, before the first sound and after the last. */
const margin = 0.02

const maxKnownWords = 10_000

/** The frequency factor of the highest pitch, as with the other voices. */
const maxPitchFactor = 1.6

/** In hertz: rates are multiples of it, so that resampling needs few filter phases. */
const rateStep = 50

const settings = (set: Record<string, number>): string[] =>
  Object.entries(set).flatMap(([name, value]) => ['--setf', `${name}=${value}`])

const soundsIn = (line: string): string[] => line.split(' ').filter((name) => name !== '' && name !== silence)

const silence = 'pau'

/**
 * Parses the sounds and their ends, a line for each part that was spoken separately: `pau:0.164 hh:0.255`. Returns the
 * start of each, and the end of the last one.
 */
function phonesIn(printed: string, seconds: number): { phones: Phone[]; end: number } {
  const parts = printed
    .trimEnd()
    .split('\n')
    .map((line) =>
      Array.from(line.matchAll(/([a-z]{1,9}):(\d{1,9}\.\d{1,9})/g), ([, name = '', end]) => ({
        name,
        end: Number(end),
      })),
    )
  const told = parts.reduce((sum, part) => sum + (part.at(-1)?.end ?? 0), 0)
  // The printed durations are some milliseconds off.
  const scale = told > 0 ? seconds / told : 1
  const phones: Phone[] = []
  let [offset, last] = [0, 0]
  for (const part of parts) {
    for (const [index, { name, end }] of part.entries()) {
      if (name === silence) continue
      phones.push({ name, start: scale * (offset + (part[index - 1]?.end ?? 0)) })
      last = scale * (offset + end)
    }
    offset += part.at(-1)?.end ?? 0
  }
  return { phones, end: last }
}

/**
 * The words with their positions, without adjacent punctuation; several words for one written one share its position.
 */
function wordsOf({ text, from: first }: Phrase, tokens: readonly Token[], beginnings: readonly number[]) {
  const words: { from: number; to: number; start: number }[] = []
  for (const [index, { from, to }] of tokens.entries()) {
    if (from < (words.at(-1)?.to ?? 0)) continue
    const written = text.slice(from - first, to - first)
    const [before, behind] = marksAround(written)
    words.push({ from: from + before, to: to - behind, start: beginnings[index] ?? 0 })
  }
  return words
}

/** The number of characters before the first letter, digit or sign of a word, and after the last. */
function marksAround(written: string): [before: number, behind: number] {
  const said = [...written.matchAll(/[\p{L}\p{M}\p{N}\p{S}]/gu)]
  const [first, last] = [said[0], said.at(-1)]
  return first && last ? [first.index, written.length - last.index - last[0].length] : [0, 0]
}
