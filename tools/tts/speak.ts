import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { speechFields } from './speech/fields.ts'
import { peaksOf } from './speech/peaks.ts'
import { synthesizeSpeech } from './speech/synthesize-speech.ts'

/** Speaks a text to a file, sentence by sentence, so that a book takes no more memory than a line. */
export const speak = defineOperation('speak', {
  input: { ...speechFields, format: z.enum(['wav', 'mp3']).default('wav') },
  output: { file: z.file(), seconds: z.number() },
  /** A sentence or pause, for playback while others are generated. */
  chunk: {
    samples: z.instanceof(Int16Array),
    /** The peaks of every 1/50 s, 0 to 255. */
    peaks: z.instanceof(Uint8Array),
    /** Words by position in the text, with start and end in seconds from the beginning of the speech. */
    words: z.array(z.strictObject({ from: z.int(), to: z.int(), start: z.number(), end: z.number() })),
  },
  async *run({ format, ...speech }, call) {
    const writer = await openSoundWriter(format, sampleRate)
    let count = 0
    for await (const { samples, words, until } of synthesizeSpeech(speech)) {
      // Sent before encoding, since MP3 encoding takes about as long as speaking.
      yield { samples: samples.slice(), peaks: peaksOf(samples), words }
      await writer.write(samples)
      count += samples.length
      call.progress(until / speech.text.length)
    }
    return { file: await writer.finish('speech'), seconds: Math.round((count / sampleRate) * 1000) / 1000 }
  },
})
