import type { Localized } from '#kit/language.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import type { PatternTest } from '../../kept/read-tests.ts'

/** A pattern that many need, with what it should find and what not. */
export interface CommonPattern {
  id: string
  name: Localized
  /** In the syntax that all engines share, but for those in `own`. */
  pattern: string
  /** How it is written for Rust and RE2, which have no look-around, where that is needed. */
  own?: Record<'rust' | 're2', string>
  flags: string
  tests: PatternTest[]
}

/** The pattern as it is written for an engine. */
export const patternFor = ({ pattern, own }: CommonPattern, engine: EngineName): string =>
  (own && (engine === 'rust' || engine === 're2') && own[engine]) || pattern

/** Tests in short notation: texts with the expected match, and texts without one. */
export const testsOf = (matched: Record<string, string>, none: readonly string[]): PatternTest[] => [
  ...Object.entries(matched).map(([text, value]): PatternTest => ({ text, expect: 'equals', value, group: '' })),
  ...none.map((text): PatternTest => ({ text, expect: 'no-match', value: '', group: '' })),
]
