/** The state of a round of practice: the text, what is typed, and the time. Only `reduceRound` changes it. */
export interface Round {
  /** The characters to type, one by one. */
  text: readonly string[]
  /** The characters typed so far, right or wrong. */
  typed: readonly string[]
  /** The letters of an incomplete code. */
  code: string
  state: 'idle' | 'running' | 'paused' | 'done'
  /** The active time before `since`. */
  milliseconds: number
  /** When the clock was last started. */
  since: number
  /** How many keys were pressed. */
  keys: number
  /** Correct characters and wrong entries, including those corrected later. */
  right: number
  wrong: number
  /** How often each character was missed. */
  missed: Readonly<Record<string, number>>
  /** Statistics of each key. */
  letters: Readonly<Record<string, KeyStats>>
  lastKey: number | undefined
  /** Whether the last code was incorrect. */
  isIncorrect: boolean
}

export interface KeyStats {
  presses: number
  errors: number
  /** The time since the previous key, without pauses. */
  milliseconds: number
}

/** Creates a round of a text. */
export const newRound = (text: readonly string[]): Round => ({
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
  /** Text committed by an input method, or a punctuation mark. */
  | { type: 'text'; text: string; at: number }
  /** A pressed key, with its letter if it has one. */
  | { type: 'key'; letter?: string | undefined; at: number }
