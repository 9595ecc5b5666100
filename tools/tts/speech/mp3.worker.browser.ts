// What the page keeps is an MP3. Where the speech was made as WAV, it is written anew here, away from the page.
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'

/** What this worker can be asked. */
export type Mp3Methods = { writeMp3: (samples: Blob) => Promise<File> }

serveMethods<Mp3Methods>({ writeMp3 }, parentPort())

/** In bytes: five seconds. */
const partSize = 10 * sampleRate

async function writeMp3(samples: Blob): Promise<File> {
  const writer = await openSoundWriter('mp3', sampleRate)
  for (let start = 0; start < samples.size; start += partSize)
    await writer.write(new Int16Array(await samples.slice(start, start + partSize).arrayBuffer()))
  return writer.finish('speech')
}
