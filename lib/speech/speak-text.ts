import { joinSamples } from './audio/join-samples.ts'
import type { Engine } from './engine/engine.ts'
import type { RecordedSpeaker } from './recorded/recorded-speaker.ts'
import { sampleRate } from './sample-rate.ts'
import { splitAtPauses } from './text/pauses.ts'
import type { Phrase } from './text/phrase.ts'
import { splitByLanguage, splitByScript } from './text/phrases.ts'
import { type Sentence, splitAtSentences } from './text/sentences.ts'
import type { Prosody, Utterance } from './utterance.ts'
import type { Voice } from './voices.ts'

/** A sentence or a pause that has been spoken. */
export interface SpokenPiece {
  samples: Int16Array
  /**
   * The words with their positions in the text, and their start and end in seconds from the beginning of the speech.
   */
  words: SpokenWord[]
  /** How much of the text has been spoken by then, in UTF-16 units. */
  until: number
}

export interface SpokenWord {
  from: number
  to: number
  start: number
  end: number
}

/** The silence between phrases of a sentence, in seconds. */
const languageGap = 0.05

/** Speaks a text piece by piece, so that playback can begin before the whole is synthesized. */
export async function* speakText(text: string, voice: Voice, prosody: Prosody): AsyncGenerator<SpokenPiece> {
  const speaker = speakerOf(voice, prosody)
  let position = 0
  let until = 0
  /** The silence between the last sentence and the next, in seconds; a pause tag replaces it. */
  let gap = 0
  for (const part of splitAtPauses(text)) {
    if ('pause' in part) {
      const samples = silenceOf(part.pause)
      position += samples.length
      gap = 0
      yield { samples, words: [], until }
      continue
    }
    for (const sentence of splitAtSentences(part.text, part.from)) {
      const said = await speakSentence(speaker, sentence, { voice, prosody, gap })
      if (said.samples.length === 0) continue
      until = sentence.from + sentence.text.length
      gap = sentence.gap / prosody.speed
      yield { samples: said.samples, words: said.words.map((word) => wordFrom(word, position)), until }
      position += said.samples.length
    }
  }
}

interface SpeechContext {
  voice: Voice
  prosody: Prosody
  /** The silence before it, in seconds. */
  gap: number
}

/** A word timed in samples from the beginning of its sentence. */
type SampledWord = SpokenWord

/** Speaks each part of a sentence with a voice of its language. */
async function speakSentence(speaker: Speaker, sentence: Sentence, { voice, prosody, gap }: SpeechContext) {
  const chunks: Int16Array[] = []
  const words: SampledWord[] = []
  let length = 0
  for (const phrase of phrasesOf(sentence, voice)) {
    if (!/[\p{L}\p{N}\p{S}]/u.test(phrase.text)) continue
    const said = await speaker(phrase)
    if (said.samples.length === 0) continue
    const silence = silenceOf(length === 0 ? gap : languageGap / prosody.speed)
    const begin = length + silence.length
    for (const [index, { from, to, sample }] of said.words.entries()) {
      const next = said.words[index + 1]?.sample ?? said.samples.length
      words.push({ from, to, start: begin + sample, end: begin + next })
    }
    chunks.push(silence, said.samples)
    length = begin + said.samples.length
  }
  return { samples: joinSamples(chunks), words }
}

function phrasesOf(sentence: Sentence, { language, recorded }: Voice): Phrase[] {
  const phrases = splitByLanguage(sentence, language)
  return recorded ? phrases.flatMap((each) => (each.language === language ? splitByScript(each) : each)) : phrases
}

const silenceOf = (seconds: number): Int16Array => new Int16Array(Math.round(seconds * sampleRate))

const wordFrom = ({ from, to, start, end }: SampledWord, position: number): SpokenWord => ({
  from,
  to,
  start: (position + start) / sampleRate,
  end: (position + end) / sampleRate,
})

/** Speaks a phrase, trimmed of silence. */
type Speaker = (phrase: Phrase) => Promise<Utterance>

/**
 * Makes the speaker of a text's phrases: a chosen recorded voice speaks those that it can, the engine for all languages
 * the others. Each is loaded with the first phrase that needs it.
 */
function speakerOf(voice: Voice, prosody: Prosody): Speaker {
  let engine: Promise<Engine> | undefined
  let recorded: Promise<RecordedSpeaker> | undefined
  return async (phrase) => {
    if (voice.recorded && phrase.language === voice.language) {
      const { loadRecorded } = await import('./recorded/load-recorded.ts')
      recorded ??= loadRecorded(voice.recorded)
      const said = await (await recorded).speak(phrase, prosody)
      if (said) return said
    }
    const { loadEngine } = await import('./engine/load-engine.ts')
    engine ??= loadEngine()
    return (await engine).speak(phrase, phrase.language + voice.suffix, prosody)
  }
}
