import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { checkedSpeech } from './speech/checked-speech.ts'
import { speechFields } from './speech/fields.ts'
import { peaksOf } from './speech/peaks.ts'

/** Speaks a text into a file. It is made and written sentence by sentence, so that a book takes no more memory than a line. */
export const speak = defineOperation('speak', {
  input: { ...speechFields, format: z.enum(['wav', 'mp3']).default('wav') },
  output: { file: z.file(), seconds: z.number() },
  /** A sentence or a pause, to be heard while the others are made. */
  chunk: {
    samples: z.instanceof(Int16Array),
    /** How loud every fiftieth of a second is, 0 to 255. */
    peaks: z.instanceof(Uint8Array),
    /** The words by their places in the text, and when each is said, in seconds of the whole. */
    words: z.array(z.strictObject({ from: z.int(), to: z.int(), start: z.number(), end: z.number() })),
  },
  async *run({ format, ...speech }, call) {
    const writer = await openSoundWriter(format, sampleRate)
    let count = 0
    for await (const { samples, words, until } of checkedSpeech(speech)) {
      // Before it is written: to write an MP3 takes about as long as to speak.
      yield { samples: samples.slice(), peaks: peaksOf(samples), words }
      await writer.write(samples)
      count += samples.length
      call.progress(until / speech.text.length)
    }
    return { file: await writer.finish('speech'), seconds: Math.round((count / sampleRate) * 1000) / 1000 }
  },
})
