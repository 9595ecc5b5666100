import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import type { RegexMatch } from '#lib/regex/engine.ts'
import { warningsField } from './search/differences.ts'
import { type OpenSearch, runPattern } from './search/run-search.ts'
import { engineFields, patternFields } from './search/search-fields.ts'

const testCase = z.strictObject({
  text: z.string(),
  expect: z.enum(['match', 'no-match', 'equals', 'group']),
  value: z.string().default(''),
  /** By its number or its name. */
  group: z.string().default(''),
})

/** Why a match has no such group: the pattern has none, or it took no part. */
const missing = z.enum(['no-group', 'no-part'])

type TestCase = z.output<typeof testCase>

/**
 * Runs tests of a pattern: whether it matches a text, and what. Under the flag `g` every match has to be the value,
 * else the first; a group is always that of the first match. `got` is the actual match, null where there is none; where
 * there is a match but not the group of it, `missing` says why. All tests share the time limit.
 */
export const runTests = defineOperation('run-tests', {
  input: { ...patternFields, ...engineFields, tests: z.array(testCase).max(1000) },
  output: {
    passed: z.int(),
    failed: z.int(),
    results: z.array(z.strictObject({ passed: z.boolean(), got: z.string().nullable(), missing: missing.optional() })),
    warnings: warningsField,
  },
  async run({ tests, ...input }, call) {
    const { results, warned } = await runPattern(input, call, (over, warned) => ({
      results: tests.map((test) => over(test.text, (search) => resultOf(test, search))),
      warned,
    }))
    const passed = results.filter((result) => result.passed).length
    return { passed, failed: results.length - passed, results, ...warned }
  },
})

interface Result {
  passed: boolean
  got: string | null
  missing?: z.output<typeof missing>
}

function resultOf({ text, expect, value, group }: TestCase, search: OpenSearch): Result {
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const matches = search.matches()
  if (expect === 'equals') return equalResult(matches, value, written)
  const [first] = matches
  if (expect === 'group') {
    const span = first && groupOf(first, group, search.groupNames)
    if (first && !span) {
      return { passed: false, got: null, missing: hasGroup(first, group, search.groupNames) ? 'no-part' : 'no-group' }
    }
    const got = span ? written(span) : null
    return { passed: got === value, got }
  }
  return { passed: (first !== undefined) === (expect === 'match'), got: first ? written(first) : null }
}

/** The first match that differs decides. */
function equalResult(matches: Iterable<RegexMatch>, value: string, written: (match: RegexMatch) => string): Result {
  let got: string | null = null
  for (const match of matches) {
    got = written(match)
    if (got !== value) return { passed: false, got }
  }
  return { passed: got !== null, got }
}

function hasGroup({ groups }: RegexMatch, group: string, names: readonly (string | undefined)[]): boolean {
  return /^\d+$/.test(group) ? Number(group) <= groups.length : names.includes(group)
}

/** Of groups that share a name at most one has taken part; the number 0 is the whole match. */
function groupOf(match: RegexMatch, group: string, names: readonly (string | undefined)[]) {
  if (/^\d+$/.test(group)) return Number(group) === 0 ? match : match.groups[Number(group) - 1]
  const indexes = names.flatMap((name, index) => (name === group ? [index] : []))
  return match.groups[indexes.find((index) => match.groups[index]) ?? -1]
}
