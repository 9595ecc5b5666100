import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { checkedSpeech } from './speech/checked-speech.ts'
import { speechFields } from './speech/fields.ts'

/** Speaks a text into a file. It is made and written sentence by sentence, so that a book takes no more memory than a line. */
export const speak = defineOperation('speak', {
  input: { ...speechFields, format: z.enum(['wav', 'mp3']).default('wav') },
  output: { file: z.file(), seconds: z.number() },
  async run({ format, ...speech }, call) {
    const writer = await openSoundWriter(format, sampleRate)
    let samples = 0
    for await (const piece of checkedSpeech(speech)) {
      call.signal.throwIfAborted()
      await writer.write(piece.samples)
      samples += piece.samples.length
      call.progress(piece.until / speech.text.length)
    }
    return { file: await writer.finish('speech'), seconds: Math.round((samples / sampleRate) * 1000) / 1000 }
  },
})
