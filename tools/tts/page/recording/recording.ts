import type { ChunkOf } from '#kit/description.ts'
import { wavHeaderSize } from '#lib/speech/audio/wav.ts'
import { sampleRate } from '#lib/speech/sample-rate.ts'
import type { SpokenWord } from '#lib/speech/speak-text.ts'
import { type Cue, cuesOf } from '#lib/speech/subtitles.ts'
import type { speak } from '../../speak.ts'

/** A part of a recording; its samples are a blob, which browsers may keep on disk. */
export interface Piece {
  /** In seconds. */
  start: number
  seconds: number
  samples: Blob
}

/** Speech while it is generated. */
export class Recording {
  readonly text: string
  readonly pieces: Piece[] = []
  readonly words: SpokenWord[] = []
  isComplete = false
  #count = 0
  #peaks = new Uint8Array(3000)
  #peakCount = 0
  #cues: Cue[] = []
  #cuedWords = 0

  constructor(text: string) {
    this.text = text
  }

  get seconds(): number {
    return this.#count / sampleRate
  }

  /** The peaks of every 1/50 s, 0 to 255. */
  get peaks(): Uint8Array {
    return this.#peaks.subarray(0, this.#peakCount)
  }

  /** Subtitles of the speech so far. */
  get cues(): readonly Cue[] {
    if (this.#cuedWords !== this.words.length) this.#cues = cuesOf(this.text, this.words)
    this.#cuedWords = this.words.length
    return this.#cues
  }

  add({ samples, peaks, words }: ChunkOf<typeof speak>): void {
    const seconds = samples.length / sampleRate
    this.pieces.push({ start: this.seconds, seconds, samples: new Blob([samples.slice()]) })
    for (const word of words) this.words.push(word)
    this.#count += samples.length
    this.#addPeaks(peaks)
  }

  /** All samples, without a header. */
  samples = (): Blob => new Blob(this.pieces.map((piece) => piece.samples))

  /** Replaces the pieces' samples by slices of the finished WAV, so that they aren't held twice. */
  finish(file: File): void {
    if (file.type !== 'audio/wav') return
    let offset = wavHeaderSize
    for (const piece of this.pieces) {
      const end = offset + piece.samples.size
      piece.samples = file.slice(offset, end)
      offset = end
    }
  }

  #addPeaks(peaks: Uint8Array): void {
    if (this.#peakCount + peaks.length > this.#peaks.length) {
      const more = new Uint8Array(2 * (this.#peakCount + peaks.length))
      more.set(this.#peaks)
      this.#peaks = more
    }
    this.#peaks.set(peaks, this.#peakCount)
    this.#peakCount += peaks.length
  }
}
