import type { Call } from '#kit/call.ts'
import type { RegexMatch, Search, SearchOptions } from '#lib/regex/engine.ts'
import { openEngine } from '#lib/regex/open-engine.ts'
import { checkDeadline } from '#lib/regex/search-options.ts'
import { errors } from '../errors.ts'
import { type Warned, warned } from './differences.ts'
import { readFlags } from './flags.ts'
import type { SearchInput } from './search-fields.ts'
import { engineTitles, toToolError } from './to-tool-error.ts'

/** A search that is ready to begin. */
export interface OpenSearch extends Search {
  groupNames: readonly (string | undefined)[]
  deadline: number
  warned: Warned
}

interface SearchSettings {
  /** Overrides the flags: splitting takes every match, and ignores `y`. */
  options?: Pick<SearchOptions, 'all' | 'sticky'>
  /** The error for a failure of the engine itself. */
  failed?: (params: { reason: string }) => Error
}

/** The share of progress once the engine is loaded. The time limit counts from then. */
const loadedShare = 0.02

/** The grace period, in milliseconds, in which a search should notice its timeout by itself. */
const grace = 250

/**
 * Loads the engine, compiles the pattern and lets `work` search, all within the time limit of the input.
 *
 * @throws emptyPattern, flags, invalidPattern, unsupported, loadFailed, notLoaded, timeout, and `failed`
 */
export function runSearch<Result>(
  { text, ...input }: SearchInput,
  call: Call,
  work: (search: OpenSearch) => Result,
  settings: SearchSettings = {},
): Promise<Result> {
  return runPattern(input, call, (over) => over(text, work), settings)
}

/** Searches a text. Each ends before the next begins. */
export type SearchOver = <Result>(text: string, work: (search: OpenSearch) => Result) => Result

/** The same for many texts that `work` searches one after another, with one time limit for all. */
export async function runPattern<Result>(
  { pattern, flags, engine, seconds }: Omit<SearchInput, 'text'>,
  call: Call,
  work: (over: SearchOver, warned: Warned) => Result,
  { options, ...context }: SearchSettings = {},
): Promise<Result> {
  if (pattern === '') throw errors.emptyPattern()
  const { reading, ...flagOptions } = readFlags(flags)
  try {
    const [{ compile }, { withTimeLimit }] = await Promise.all([openEngine(engine), import('#lib/regex/platform.ts')])
    call.progress(loadedShare)
    return withTimeLimit(seconds * 1000 + grace, () => {
      const deadline = performance.now() + seconds * 1000
      const regex = compile(pattern, reading)
      const said = warned(regex)
      const over: SearchOver = (text, workOn) => {
        const search = regex.over(text, { ...flagOptions, ...options, deadline })
        try {
          return workOn({ ...search, groupNames: regex.groupNames, deadline, warned: said })
        } finally {
          search.close()
        }
      }
      return work(over, said)
    })
  } catch (error) {
    throw toToolError(error, { engine: engineTitles[engine], seconds, ...context })
  }
}

/**
 * Yields the matches of a search, checks the time limit now and then, and reports progress by the position in the text.
 */
export function* matchesWithProgress(search: OpenSearch, text: string, call: Call): Generator<RegexMatch> {
  let count = 0
  for (const match of search.matches()) {
    if (count++ % 1024 === 1023) {
      checkDeadline(search)
      call.progress(loadedShare + (1 - loadedShare) * (match.end / text.length))
    }
    yield match
  }
}
