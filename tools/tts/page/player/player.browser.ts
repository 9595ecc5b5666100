import { sampleRate } from '#lib/speech/sample-rate.ts'
import type { Piece, Recording } from '../recording/recording.ts'

/** Why playback failed. */
export type PlayerProblem = 'failed' | 'blocked'

/** In seconds: audio is scheduled this long before it is due, and no earlier. */
const lookahead = 6
/** In milliseconds. */
const tickInterval = 100

/** Plays a recording, also while it grows: each piece is scheduled to the sample after the previous one. */
export class Player {
  readonly recording: Recording
  isPlaying = false
  problem: PlayerProblem | undefined
  readonly #changed: () => void
  #context: AudioContext | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #sources = new Set<AudioBufferSourceNode>()
  /** The position in the recording while paused, in seconds. */
  #pausedAt = 0
  /** The context's time at which the recording's beginning is, or would have been, played. */
  #origin = 0
  #nextPiece = 0
  #scheduledTo = 0
  #generation = 0
  #isScheduling = false

  constructor(recording: Recording, changed: () => void) {
    this.recording = recording
    this.#changed = changed
  }

  /** The current position, in seconds. */
  get time(): number {
    if (!this.isPlaying || !this.#context) return this.#pausedAt
    const heard = this.#context.currentTime - this.#origin
    return Math.max(0, Math.min(heard, this.#scheduledTo))
  }

  async play(): Promise<void> {
    if (this.isPlaying) return
    try {
      this.#context ??= new AudioContext()
      this.problem = undefined
      if (this.recording.isComplete && this.#pausedAt >= this.recording.seconds - 0.02) this.#pausedAt = 0
      this.isPlaying = true
      this.#begin(this.#pausedAt)
      this.#timer = setInterval(() => void this.#schedule(), tickInterval)
      this.#changed()
      // Never settles where playing isn't allowed. After a user's action it is allowed, however long a busy machine
      // takes to open its audio device.
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
    else this.#pausedAt = time
    this.#changed()
  }

  close(): void {
    this.pause()
    void this.#context?.close()
    this.#context = undefined
  }

  #begin(time: number): void {
    this.#silence()
    this.#generation++
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
    this.#pausedAt = this.time
    this.isPlaying = false
    this.problem = problem
    clearInterval(this.#timer)
    this.#silence()
    this.#generation++
    this.#changed()
  }

  #silence(): void {
    for (const source of this.#sources) {
      source.onended = null
      source.stop()
    }
    this.#sources.clear()
  }

  /** Schedules the pieces that are due soon. The clock stops while the speech isn't generated yet. */
  async #schedule(): Promise<void> {
    const context = this.#context
    if (this.#isScheduling || !context || !this.isPlaying) return
    const generation = this.#generation
    this.#isScheduling = true
    try {
      while (this.#scheduledTo - this.time < lookahead) {
        const piece = this.recording.pieces[this.#nextPiece]
        if (!piece) break
        const bytes = await piece.samples.arrayBuffer()
        if (generation !== this.#generation) return
        this.#hand(context, piece, new Int16Array(bytes))
        this.#nextPiece++
      }
    } catch {
      if (generation === this.#generation) this.#stop('failed')
    }
    if (generation !== this.#generation) return
    this.#isScheduling = false
    if (this.isPlaying && this.recording.isComplete && this.time >= this.recording.seconds) this.#end()
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
    this.#pausedAt = this.recording.seconds
    this.#changed()
  }
}

const wait = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds))
