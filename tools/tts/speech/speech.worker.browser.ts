// The page's speech is made here: as an operation it would come when all of it is done, and playing is to begin before.
import { failureOf } from '#kit/failure.ts'
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { showLife } from '#lib/worker-life.browser.ts'
import { checkedSpeech, type Speech } from './checked-speech.ts'
import { peaksOf } from './peaks.ts'
import type { SpeechReply, SpeechRequest } from './worker-protocol.ts'

const life = showLife((alive) => reply(alive))

addEventListener('message', async ({ data: request }: MessageEvent<SpeechRequest>) => {
  await life
  try {
    reply({ done: 'speech' in request ? await speak(request.speech) : await writeMp3(request.samples) })
  } catch (error) {
    reply({ failure: failureOf(error) })
  }
})

async function speak(speech: Speech): Promise<true> {
  for await (const { samples: made, words, until } of checkedSpeech(speech)) {
    // What is sent away must be a buffer of its own.
    const samples = made.slice()
    const piece = { samples, words, peaks: peaksOf(samples), share: until / speech.text.length }
    reply({ piece }, [samples.buffer])
  }
  return true
}

/** In bytes: five seconds. */
const partSize = 10 * sampleRate

async function writeMp3(samples: Blob): Promise<File> {
  const writer = await openSoundWriter('mp3', sampleRate)
  for (let start = 0; start < samples.size; start += partSize) {
    await writer.write(new Int16Array(await samples.slice(start, start + partSize).arrayBuffer()))
    reply({ progress: start / samples.size })
  }
  return writer.finish('speech')
}

const reply = (message: SpeechReply, transfer: Transferable[] = []): void => postMessage(message, { transfer })
