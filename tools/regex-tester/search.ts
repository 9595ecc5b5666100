import type { Call } from '#kit/operation.ts'
import type { Found, Manner, Search } from '#lib/regex/engine.ts'
import { checkTime } from '#lib/regex/in-manner.ts'
import { openEngine } from '#lib/regex/open-engine.ts'
import { surroundings } from '#lib/regex/surroundings.ts'
import { errors } from './errors.ts'
import type { SearchInput } from './fields.ts'
import { readFlags } from './flags.ts'
import { engineTitles, sayFault } from './say-fault.ts'

/** A search that is ready to begin. */
export interface Ready extends Search {
  groupNames: readonly (string | undefined)[]
  deadline: number
}

interface Wish {
  /** Overrules the flags: splitting takes every match, and none must begin where another ends. */
  manner?: Pick<Manner, 'all' | 'sticky'>
  /** How a failure of the engine itself is said. */
  failed?: (params: { reason: string }) => Error
}

/** The share of a run that is done once its engine is there. Whoever watches the time begins to count then. */
const loadedShare = 0.02

/** Milliseconds beyond its time in which a search should notice by itself that it is over. */
const grace = 250

/**
 * Loads the engine, reads the pattern and lets `work` search, all within the time that the input allows.
 *
 * @throws emptyPattern, flags, invalidPattern, unsupported, loadFailed, notLoaded, timeout, and `failed`
 */
export async function searching<Result>(
  { pattern, flags, text, engine, seconds }: SearchInput,
  call: Call,
  work: (search: Ready) => Result,
  { manner, ...said }: Wish = {},
): Promise<Result> {
  if (pattern === '') throw errors.emptyPattern()
  const { reading, ...wanted } = readFlags(flags)
  try {
    const [{ compile }, { within }] = await Promise.all([openEngine(engine), surroundings()])
    call.progress(loadedShare)
    return within(seconds * 1000 + grace, () => {
      const deadline = performance.now() + seconds * 1000
      const regex = compile(pattern, reading)
      const search = regex.over(text, { ...wanted, ...manner, deadline })
      try {
        return work({ ...search, groupNames: regex.groupNames, deadline })
      } finally {
        search.close()
      }
    })
  } catch (error) {
    throw sayFault(error, { engine: engineTitles[engine], seconds, ...said })
  }
}

/** Hands out the matches of a search, looks at the clock now and then, and tells how far in the text it has come. */
export function* watched(search: Ready, text: string, call: Call): Generator<Found> {
  let count = 0
  for (const found of search.matches()) {
    if (count++ % 1024 === 1023) {
      checkTime(search)
      call.progress(loadedShare + (1 - loadedShare) * (found.end / text.length))
    }
    yield found
  }
}
