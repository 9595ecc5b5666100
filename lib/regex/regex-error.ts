/** The expected failures of an engine. */
export type RegexFailure =
  /** The pattern is invalid at `index`, counted from 0. The reason is the engine's own, in English. */
  | { kind: 'syntax'; index: number; reason: string }
  /** The engine lacks a feature, named by its syntax: `(?<=…)`. */
  | { kind: 'unsupported'; feature: string }
  /** The engine has a feature that is not read here, named likewise. */
  | { kind: 'unread'; feature: string }
  /** The deadline passed, or the engine reached its own limit, after so many seconds. */
  | { kind: 'timeout'; seconds?: number }
  /** The engine failed otherwise: the pattern is too large, or memory ran out. */
  | { kind: 'failed'; reason: string }
  /** The engine's file could not be loaded. */
  | { kind: 'loadFailed' }
  /** WebAssembly is not available. */
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
