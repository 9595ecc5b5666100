/** The expected failures of an engine with a pattern. */
export type RegexFailure =
  /** The pattern cannot be read at `index`, counted from 0. The reason is the engine's own, in English. */
  | { kind: 'syntax'; index: number; reason: string }
  /** The engine does not have something, written as it stands in patterns: `(?<=…)`. */
  | { kind: 'lacks'; feature: string }
  /** The deadline passed, or the engine gave up by its own limit, after so many seconds. */
  | { kind: 'late'; seconds?: number }
  /** The engine failed on its way: the pattern is too large for it, memory ran out. */
  | { kind: 'failed'; reason: string }
  /** The engine's file did not arrive. */
  | { kind: 'notFetched' }
  /** This device runs no WebAssembly. */
  | { kind: 'noWasm' }

/** An expected failure of an engine. */
export class RegexError extends Error {
  override name = 'RegexError'
  failure: RegexFailure

  constructor(failure: RegexFailure) {
    super('reason' in failure ? failure.reason : failure.kind)
    this.failure = failure
  }
}
