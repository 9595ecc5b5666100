// Encodes speech that was made as WAV to MP3 in a worker, to keep it on this device.
import { openSoundWriter } from '#lib/speech/audio/sound-writer.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'

/** The worker's methods. */
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
