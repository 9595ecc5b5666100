import { sampleRate } from '#lib/speech/sample-rate.ts'

/** The resolution of a waveform. */
export const peaksPerSecond = 50

/** Returns the peak of every 1/50 s of a sound, 0 to 255. */
export function peaksOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const step = sampleRate / peaksPerSecond
  return Uint8Array.from({ length: Math.ceil(samples.length / step) }, (_, index) => {
    let peak = 0
    for (const sample of samples.subarray(index * step, (index + 1) * step)) peak = Math.max(peak, Math.abs(sample))
    return Math.min(255, peak >> 7)
  })
}
