import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { SpokenWord } from '#lib/speech/speak-text.ts'
import { cuesOf, writeSubtitles } from '#lib/speech/subtitles.ts'
import { speechFields } from './speech/fields.ts'
import { synthesizeSpeech } from './speech/synthesize-speech.ts'

const { text, voice, speed } = speechFields

/** Makes subtitles with the timing of `speak` for the same text, voice and speed. */
export const subtitles = defineOperation('subtitles', {
  input: { text, voice, speed, subtitleFormat: z.enum(['srt', 'vtt']).default('srt') },
  output: { subtitles: textOf('text/plain'), count: z.int() },
  async run({ subtitleFormat, ...speech }, call) {
    const words: SpokenWord[] = []
    for await (const piece of synthesizeSpeech({ ...speech, pitch: 1, volume: 1 })) {
      call.signal.throwIfAborted()
      words.push(...piece.words)
      call.progress(piece.until / speech.text.length)
    }
    const cues = cuesOf(speech.text, words)
    return { subtitles: writeSubtitles(cues, subtitleFormat), count: cues.length }
  },
})
