/** A round of practice: what is to be typed, what has been, and in what time. Only `step` makes another of it. */
export interface Round {
  /** The characters to type, one by one. */
  text: readonly string[]
  /** What stands at their places by now, right or wrong. */
  typed: readonly string[]
  /** The letters of a code that is not complete yet. */
  code: string
  state: 'idle' | 'running' | 'paused' | 'done'
  /** Time that counts, without what has gone by since `since`. */
  milliseconds: number
  /** When the clock was started last. */
  since: number
  /** How many keys were pressed. */
  keys: number
  /** Characters that came right, and entries that did not; what is corrected later still counts. */
  right: number
  wrong: number
  /** How often each character was missed. */
  missed: Readonly<Record<string, number>>
  /** What each key took. */
  letters: Readonly<Record<string, KeyFigures>>
  lastKey: number | undefined
  /** Whether the last code stood for something else. */
  isIncorrect: boolean
}

export interface KeyFigures {
  presses: number
  errors: number
  /** Between the key before and this one, where that was no pause. */
  milliseconds: number
}

/** Begins a round of a text. */
export const roundOf = (text: readonly string[]): Round => ({
  text,
  typed: [],
  code: '',
  state: 'idle',
  milliseconds: 0,
  since: 0,
  keys: 0,
  right: 0,
  wrong: 0,
  missed: {},
  letters: {},
  lastKey: undefined,
  isIncorrect: false,
})

/** Something that happens in a round, at a time in milliseconds. */
export type RoundEvent =
  | { type: 'start' | 'pause' | 'finish' | 'backspace' | 'space'; at: number }
  /** A letter of a code, typed without an input method. */
  | { type: 'letter'; letter: string; at: number }
  /** What an input method commits, or a mark that is no letter. */
  | { type: 'text'; text: string; at: number }
  /** A key that goes down, whatever comes of it; its letter where it has one. */
  | { type: 'key'; letter?: string | undefined; at: number }
