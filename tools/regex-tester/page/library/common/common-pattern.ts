import type { Localized } from '#kit/language.ts'
import type { PatternTest } from '../../kept/read-tests.ts'

/** A pattern that many need, in the syntax that all engines share, with what it should find and what not. */
export interface CommonPattern {
  id: string
  name: Localized
  pattern: string
  flags: string
  tests: PatternTest[]
}

/** Tests in short notation: texts with the expected match, and texts without one. */
export const testsOf = (matched: Record<string, string>, none: readonly string[]): PatternTest[] => [
  ...Object.entries(matched).map(([text, value]): PatternTest => ({ text, expect: 'equals', value, group: '' })),
  ...none.map((text): PatternTest => ({ text, expect: 'no-match', value: '', group: '' })),
]
