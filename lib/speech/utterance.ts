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

/** Trims silence from both ends. */
export function trimSilence({ samples, words }: Utterance): Utterance {
  const start = samples.findIndex(isSound)
  if (start < 0) return { samples: new Int16Array(), words: [] }
  const end = samples.findLastIndex(isSound) + 1
  return {
    samples: samples.subarray(start, end),
    words: words.map(({ sample, ...place }) => ({ ...place, sample: Math.max(0, Math.min(end, sample) - start) })),
  }
}

/** Below it is inaudible: -60 dB. */
const isSound = (sample: number): boolean => sample > 32 || sample < -32
