/** Rate, pitch and volume, 1 being normal. */
export interface Prosody {
  speed: number
  pitch: number
  volume: number
}

/** A phrase that was spoken. */
export interface Utterance {
  samples: Int16Array
  /** The words with their positions in the original text, and the sample at which each begins. */
  words: { from: number; to: number; sample: number }[]
}

/** Trims silence from both ends, then sets the volume: what is made quiet is no silence. */
export function trimSilence({ samples, words }: Utterance, volume: number): Utterance {
  const start = samples.findIndex(isSound)
  if (start < 0) return { samples: new Int16Array(), words: [] }
  const end = samples.findLastIndex(isSound) + 1
  return {
    samples: withVolume(samples.subarray(start, end), volume),
    words: words.map(({ sample, ...place }) => ({ ...place, sample: Math.max(0, Math.min(end, sample) - start) })),
  }
}

/** Multiplies samples; the loudest stay within 16 bits. */
export const withVolume = (samples: Int16Array, factor: number): Int16Array =>
  factor === 1 ? samples : samples.map((sample) => Math.max(-32768, Math.min(32767, Math.round(sample * factor))))

/** Below it is inaudible: -60 dB. */
const isSound = (sample: number): boolean => sample > 32 || sample < -32
