import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from './errors.ts'
import { warningsField } from './search/differences.ts'
import { type OpenSearch, runSearch } from './search/run-search.ts'
import { searchFields } from './search/search-fields.ts'

/**
 * Measures how long a search takes, in milliseconds: of all matches with the flag `g`, else of the first. Ends with the
 * rounds that its time allowed.
 */
export const benchmark = defineOperation('benchmark', {
  input: { ...searchFields, rounds: z.int().min(1).max(10_000).default(100) },
  output: {
    median: z.number(),
    minimum: z.number(),
    maximum: z.number(),
    operationsPerSecond: z.number(),
    rounds: z.int(),
    warnings: warningsField,
  },
  async run({ rounds, ...input }, call) {
    if (input.pattern === '') throw errors.emptyPattern()
    if (input.text === '') throw errors.emptyText()
    const measure = (search: OpenSearch) => ({
      times: timesOf(search, rounds, call.progress),
      warned: search.warned,
    })
    const { times, warned } = await runSearch(input, call, measure, {
      failed: (params) => errors.benchmarkFailed(params),
    })
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
    const median = at(0.5)
    const perSecond = 1000 / Math.max(median, 1e-6)
    return {
      median: inShort(median),
      minimum: inShort(at(0)),
      maximum: inShort(at(1)),
      operationsPerSecond: inShort(perSecond),
      rounds: times.length,
      ...warned,
    }
  },
})

/** The minimum duration of a round, in milliseconds. Browser clocks have a resolution of a tenth of one. */
const minRoundMs = 2

function timesOf(search: OpenSearch, rounds: number, progress: (share: number) => void): number[] {
  // This also makes engines compile the pattern again, as for the first search.
  let repeats = 1
  while (timeOf(search, repeats) < minRoundMs) repeats *= 2
  const times: number[] = []
  try {
    while (times.length < rounds && (times.length === 0 || performance.now() < search.deadline)) {
      times.push(timeOf(search, repeats) / repeats)
      if (times.length % 10 === 0) progress(times.length / rounds)
    }
  } catch (error) {
    const isOver = error instanceof RegexError && error.failure.kind === 'timeout'
    if (!isOver || times.length === 0) throw error
  }
  return times
}

function timeOf(search: OpenSearch, repeats: number): number {
  const begun = performance.now()
  for (let count = 0; count < repeats; count++) search.count()
  return performance.now() - begun
}

const inShort = (value: number): number => Number(value.toPrecision(4))
