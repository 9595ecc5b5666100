import type { InputOf } from '#kit/description.ts'
import type { runTests } from '../../run-tests.ts'

/** A test of a pattern, with every field said. */
export type PatternTest = Required<InputOf<typeof runTests>['tests'][number]>

/** In characters, and how many: what a storage of a browser holds of many patterns. */
export const maxTests = 200
export const maxTestText = 20_000

const expectations = ['match', 'no-match', 'equals', 'group'] as const

/** Makes the best of what is found in a file or a storage: what is no test is left out. */
export const readTests = (found: unknown): PatternTest[] =>
  (Array.isArray(found) ? found : []).flatMap(readTest).slice(0, maxTests)

function readTest(found: unknown): PatternTest[] {
  const { text, expect, value = '', group = '' } = Object(found)
  const known = expectations.find((each) => each === expect)
  const isText = (each: unknown): each is string => typeof each === 'string' && each.length <= maxTestText
  return known && isText(text) && isText(value) && isText(group) ? [{ text, expect: known, value, group }] : []
}

/** A pattern with its tests, as a file has it. */
export interface TestFile {
  pattern?: string
  flags?: string
  tests: PatternTest[]
}

export const writeTestFile = (pattern: string, flags: string, tests: readonly PatternTest[]): string =>
  `${JSON.stringify({ pattern, flags, tests }, null, 2)}\n`

/** Reads a file of tests, or a list of them alone; undefined where there is none in it. */
export function readTestFile(text: string): TestFile | undefined {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return undefined
  }
  const { pattern, flags, tests } = Array.isArray(found) ? { tests: found } : Object(found)
  const read = readTests(tests)
  if (read.length === 0) return undefined
  return {
    ...(typeof pattern === 'string' && { pattern }),
    ...(typeof flags === 'string' && { flags }),
    tests: read,
  }
}
