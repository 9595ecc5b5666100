import type { Failure } from '#kit/failure.ts'
import type { SpokenWord } from '#lib/speech/speak-text.ts'
import type { Alive } from '#lib/worker-life.browser.ts'
import type { Speech } from './checked-speech.ts'

/** What the page asks its worker for: to speak a text, or to write a sound as MP3. */
export type SpeechRequest = { speech: Speech } | { samples: Blob }

/** A piece of speech as it comes. */
export interface PieceReply {
  samples: Int16Array
  /** How loud every fiftieth of a second is, 0 to 255. */
  peaks: Uint8Array
  words: SpokenWord[]
  /** How much of the text has been read, 0 to 1. */
  share: number
}

/** What it answers: once that it lives, pieces or progress as they come, then that it is done or why not. */
export type SpeechReply =
  | Alive
  | { piece: PieceReply }
  | { progress: number }
  | { done: File | true }
  | { failure: Failure }
