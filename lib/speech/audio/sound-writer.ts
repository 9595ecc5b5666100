import { openSink } from '#lib/byte-sink.ts'
import { wavHeader } from './wav.ts'

/** The audio formats of speech. */
const soundFormats = { wav: 'audio/wav', mp3: 'audio/mpeg' } as const

export type SoundFormat = keyof typeof soundFormats

/** Encodes audio in a stream, so that an hour of it takes no more memory than a second. */
export interface SoundWriter {
  write(samples: Int16Array): Promise<void>
  finish(name: string): Promise<File>
}

/** Opens a writer of mono audio. */
export const openSoundWriter = (format: SoundFormat, sampleRate: number): Promise<SoundWriter> =>
  format === 'wav' ? openWav(sampleRate) : openMp3(sampleRate)

async function openWav(sampleRate: number): Promise<SoundWriter> {
  const sink = await openSink()
  let count = 0
  // The length is known at the end.
  await sink.write(wavHeader(0, sampleRate))
  return {
    async write(samples) {
      count += samples.length
      await sink.write(new Uint8Array(samples.slice().buffer))
    },
    async finish(name) {
      await sink.rewriteFirst(wavHeader(count, sampleRate))
      return sink.finish(`${name}.wav`, soundFormats.wav)
    },
  }
}

/** In kilobits a second, which is enough for mono speech. */
const bitrate = 64

async function openMp3(sampleRate: number): Promise<SoundWriter> {
  const { wasmModule } = await import('#lib/wasm-bytes.ts')
  const { createEncoder } = await import('wasm-media-encoders')
  const encoder = await createEncoder('audio/mpeg', await wasmModule('mp3Encoder'))
  encoder.configure({ sampleRate, channels: 1, bitrate })
  const sink = await openSink()
  return {
    async write(samples) {
      // A second at a time, since the encoder's memory grows to the size of its input.
      for (let start = 0; start < samples.length; start += sampleRate) {
        const part = Float32Array.from(samples.subarray(start, start + sampleRate), (sample) => sample / 32_768)
        // It returns its own buffer, which the next call overwrites.
        await sink.write(encoder.encode([part]).slice())
      }
    },
    async finish(name) {
      await sink.write(encoder.finalize().slice())
      return sink.finish(`${name}.mp3`, soundFormats.mp3)
    },
  }
}
