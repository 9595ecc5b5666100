import type { Engine } from './engine/engine.ts'
import type { RecordedSpeaker } from './recorded/recorded-speaker.ts'
import type { Phrase } from './text/phrase.ts'
import type { Prosody, Utterance } from './utterance.ts'
import type { Voice } from './voices.ts'

/** Speaks a phrase without the silence around it. */
export type Speaker = (phrase: Phrase) => Promise<Utterance>

/**
 * Gives what speaks the phrases of a text: the recorded voice those that it can say, where one was chosen, the engine of
 * all languages the others. Each is loaded with the first phrase that asks for it.
 */
export function speakerOf(voice: Voice, manner: Prosody): Speaker {
  let engine: Promise<Engine> | undefined
  let recorded: Promise<RecordedSpeaker> | undefined
  return async (phrase) => {
    if (voice.recorded && phrase.language === voice.language) {
      const { loadRecorded } = await import('./recorded/load-recorded.ts')
      recorded ??= loadRecorded(voice.recorded)
      const said = await (await recorded).speak(phrase, manner)
      if (said) return said
    }
    const { loadEngine } = await import('./engine/load-engine.ts')
    engine ??= loadEngine()
    return (await engine).speak(phrase, phrase.language + voice.suffix, manner)
  }
}
