import type { EspeakEvent, EspeakModule } from '@echogarden/espeak-ng-emscripten'
import { joinSamples } from '../audio/join-samples.ts'
import { sampleRate } from '../sample-rate.ts'
import { normalizeText } from '../text/normalize-text.ts'
import type { Phrase } from '../text/phrase.ts'
import { type Prosody, trimSilence, type Utterance } from '../utterance.ts'

/** A speech synthesizer. */
export class Engine {
  readonly #espeak: InstanceType<EspeakModule['eSpeakNGWorker']>

  constructor(espeak: InstanceType<EspeakModule['eSpeakNGWorker']>) {
    this.#espeak = espeak
  }

  /** Speaks a phrase, trimmed of silence. */
  speak(phrase: Phrase, voice: string, { speed, pitch, volume }: Prosody): Utterance {
    const spoken = spokenForm(phrase)
    const chunks: Int16Array[] = []
    const events: EspeakEvent[] = []
    this.#espeak.set_voice(voice)
    this.#espeak.set_rate(rateOf(speed))
    this.#espeak.set_pitch(Math.min(99, Math.round(50 * pitch)))
    this.#espeak.set_volume(fullVolume)
    this.#espeak.synthesize(spoken.ssml, (samples, spokenEvents) => {
      chunks.push(samples)
      for (const event of spokenEvents) if (event.type === 'word') events.push(event)
      return false
    })
    return trimSilence({ samples: joinSamples(chunks), words: wordsOf(events, spoken, phrase) }, volume)
  }
}

/** In percent of the engine's normal volume, at which a loud vowel of Mandarin almost clips. */
const fullVolume = 80

/**
 * In words a minute, corrected so that double speed halves the duration: above 175 the engine is faster than specified.
 */
const rateOf = (speed: number): number => Math.round(speed <= 1 ? 175 * speed : 175 + 163 * (speed - 1))

/** Converts events at the starts of words, which last to the next one. Parts of a word repeat its position. */
function wordsOf(events: EspeakEvent[], { places }: Spoken, { text, from }: Phrase): Utterance['words'] {
  const words: Utterance['words'] = []
  for (const { text_position, word_length, audio_position } of events) {
    const first = places[text_position - 1]
    const last = places[Math.min(text_position - 2 + Math.max(1, word_length), places.length - 1)]
    if (!first || !last || first.from < (words.at(-1)?.to ?? 0)) continue
    extend(words.at(-1), first.from - from, text, from)
    words.push({ ...first, to: last.to, sample: Math.round((audio_position / 1000) * sampleRate) })
  }
  extend(words.at(-1), text.length, text, from)
  return words
}

/** Extends a word over its letters: of a Chinese word the engine reports only the first character. */
function extend(word: Utterance['words'][number] | undefined, end: number, text: string, from: number): void {
  if (!word) return
  const more = /^[\p{L}\p{M}]{0,30}/u.exec(text.slice(word.to - from, Math.min(end, word.to - from + 30)))
  word.to += more?.[0].length ?? 0
}

/** The input of the engine for a phrase. */
interface Spoken {
  ssml: string
  /** For each of its characters, counted as the engine does, the position in the original text. */
  places: { from: number; to: number }[]
}

/**
 * Writes a phrase as SSML, and spells out what the engine reads wrong. The text itself is escaped, since it may contain
 * HTML.
 */
function spokenForm(phrase: Phrase): Spoken {
  const places: Spoken['places'] = []
  let ssml = ''
  for (const { text, from, to, isSpeltOut } of normalizeText(phrase)) {
    let offset = from
    for (const character of text) {
      const place = isSpeltOut ? { from, to } : { from: offset, to: offset + character.length }
      const written = escaped(character)
      for (const _ of written) places.push(place)
      ssml += written
      offset += character.length
    }
  }
  return { ssml, places }
}

function escaped(character: string): string {
  const entity = entities[character]
  if (entity) return entity
  // Two brackets would begin phonemes, and a zero ends the text.
  return /[\p{Cc}\p{Cs}[\]{}|\\^~`]/u.test(character) ? ' ' : character
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
