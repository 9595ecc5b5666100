import { sampleRate } from '#lib/speech/sample-rate.ts'

/** How many loudnesses a second a waveform is drawn from. */
export const peaksPerSecond = 50

/** Tells how loud a sound is at each fiftieth of a second, 0 to 255. */
export function peaksOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const step = sampleRate / peaksPerSecond
  return Uint8Array.from({ length: Math.ceil(samples.length / step) }, (_, index) => {
    let peak = 0
    for (const sample of samples.subarray(index * step, (index + 1) * step)) peak = Math.max(peak, Math.abs(sample))
    return Math.min(255, peak >> 7)
  })
}
