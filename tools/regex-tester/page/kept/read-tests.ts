import type { InputOf } from '#kit/description.ts'
import { type EngineName, engineNames } from '#lib/regex/engine.ts'
import type { runTests } from '../../run-tests.ts'

/** A test of a pattern, with all fields given. */
export type PatternTest = Required<InputOf<typeof runTests>['tests'][number]>

/** Limits in entries and in characters, so that many patterns fit into a browser's storage. */
export const maxTests = 200
export const maxTestText = 20_000

const expectations = ['match', 'no-match', 'equals', 'group'] as const

/** Parses the tests of a file or the storage: invalid ones are dropped. */
export const readTests = (list: unknown): PatternTest[] =>
  (Array.isArray(list) ? list : []).flatMap(readTest).slice(0, maxTests)

function readTest(entry: unknown): PatternTest[] {
  const { text, expect, value = '', group = '' } = Object(entry)
  const expectation = expectations.find((each) => each === expect)
  const isText = (each: unknown): each is string => typeof each === 'string' && each.length <= maxTestText
  return expectation && isText(text) && isText(value) && isText(group)
    ? [{ text, expect: expectation, value, group }]
    : []
}

/** The content of a test file: a pattern with its tests, and the engine whose syntax it has. */
export interface TestFile {
  pattern?: string
  flags?: string
  engine?: EngineName
  tests: PatternTest[]
}

export const writeTestFile = ({ pattern, flags, engine, tests }: Required<TestFile>): string =>
  `${JSON.stringify({ pattern, flags, engine, tests }, null, 2)}\n`

/** Reads a file of tests, or a list of them alone; undefined where there is none in it. */
export function readTestFile(text: string): TestFile | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const { pattern, flags, engine, tests } = Array.isArray(parsed) ? { tests: parsed } : Object(parsed)
  const read = readTests(tests)
  if (read.length === 0) return undefined
  const engineName = engineNames.find((name) => name === engine)
  return {
    ...(typeof pattern === 'string' && { pattern }),
    ...(typeof flags === 'string' && { flags }),
    ...(engineName && { engine: engineName }),
    tests: read,
  }
}
