import { sampleRate } from '#lib/speech/sample-rate.ts'
import type { Piece, Recording } from '../recording/recording.ts'

/** Why nothing is heard. */
export type PlayerProblem = 'failed' | 'blocked'

/** In seconds: so much is handed to the browser before it is due, and no more. */
const ahead = 6
/** In milliseconds. */
const beat = 100

/** Plays a recording, also while it becomes longer: a piece is scheduled behind the one before, to the sample. */
export class Player {
  readonly recording: Recording
  isPlaying = false
  problem: PlayerProblem | undefined
  readonly #changed: () => void
  #context: AudioContext | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #sources = new Set<AudioBufferSourceNode>()
  /** The place in the recording at which the playing stands while it rests. */
  #rest = 0
  /** What the clock of the context says when the recording's beginning is heard, or would have been. */
  #origin = 0
  #nextPiece = 0
  #scheduledTo = 0
  #round = 0
  #isScheduling = false

  constructor(recording: Recording, changed: () => void) {
    this.recording = recording
    this.#changed = changed
  }

  /** The place that is heard, in seconds. */
  get time(): number {
    if (!this.isPlaying || !this.#context) return this.#rest
    const heard = this.#context.currentTime - this.#origin
    return Math.max(0, Math.min(heard, this.#scheduledTo))
  }

  async play(): Promise<void> {
    if (this.isPlaying) return
    try {
      this.#context ??= new AudioContext()
      this.problem = undefined
      if (this.recording.isWhole && this.#rest >= this.recording.seconds - 0.02) this.#rest = 0
      this.isPlaying = true
      this.#begin(this.#rest)
      this.#timer = setInterval(() => void this.#schedule(), beat)
      this.#changed()
      // Where playing is not allowed this never answers; to somebody who has pressed something it is, however long a busy
      // machine takes to open its sound.
      const isAllowed = await Promise.race([this.#context.resume().then(() => true), wait(1000)])
      if (!isAllowed && !navigator.userActivation.hasBeenActive) this.#stop('blocked')
    } catch {
      this.#stop('failed')
    }
  }

  pause(): void {
    if (this.isPlaying) this.#stop()
  }

  seek(seconds: number): void {
    const time = Math.max(0, Math.min(seconds, this.recording.seconds))
    if (this.isPlaying) this.#begin(time)
    else this.#rest = time
    this.#changed()
  }

  close(): void {
    this.pause()
    void this.#context?.close()
    this.#context = undefined
  }

  #begin(time: number): void {
    this.#silence()
    this.#round++
    this.#isScheduling = false
    this.#nextPiece = Math.max(
      0,
      this.recording.pieces.findLastIndex(({ start }) => start <= time),
    )
    this.#scheduledTo = time
    this.#origin = (this.#context?.currentTime ?? 0) - time + 0.03
    void this.#schedule()
  }

  #stop(problem?: PlayerProblem): void {
    this.#rest = this.time
    this.isPlaying = false
    this.problem = problem
    clearInterval(this.#timer)
    this.#silence()
    this.#round++
    this.#changed()
  }

  #silence(): void {
    for (const source of this.#sources) {
      source.onended = null
      source.stop()
    }
    this.#sources.clear()
  }

  /** Hands over what is due soon. Where the speech is not made yet the clock stands still. */
  async #schedule(): Promise<void> {
    const context = this.#context
    if (this.#isScheduling || !context || !this.isPlaying) return
    const round = this.#round
    this.#isScheduling = true
    try {
      while (this.#scheduledTo - this.time < ahead) {
        const piece = this.recording.pieces[this.#nextPiece]
        if (!piece) break
        const bytes = await piece.samples.arrayBuffer()
        if (round !== this.#round) return
        this.#hand(context, piece, new Int16Array(bytes))
        this.#nextPiece++
      }
    } catch {
      if (round === this.#round) this.#stop('failed')
    }
    if (round !== this.#round) return
    this.#isScheduling = false
    if (this.isPlaying && this.recording.isWhole && this.time >= this.recording.seconds) this.#end()
  }

  #hand(context: AudioContext, piece: Piece, samples: Int16Array): void {
    const offset = Math.max(0, this.#scheduledTo - piece.start)
    const late = context.currentTime + 0.02 - (this.#origin + this.#scheduledTo)
    if (late > 0) this.#origin += late
    if (samples.length > 0 && offset < piece.seconds) {
      const buffer = context.createBuffer(1, samples.length, sampleRate)
      buffer.copyToChannel(
        Float32Array.from(samples, (sample) => sample / 32_768),
        0,
      )
      const source = new AudioBufferSourceNode(context, { buffer })
      source.connect(context.destination)
      source.onended = () => this.#sources.delete(source)
      source.start(this.#origin + this.#scheduledTo, offset)
      this.#sources.add(source)
    }
    this.#scheduledTo = piece.start + piece.seconds
  }

  #end(): void {
    this.#stop()
    this.#rest = this.recording.seconds
    this.#changed()
  }
}

const wait = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds))
