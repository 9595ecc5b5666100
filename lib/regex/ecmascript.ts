import { ecmascriptError } from './ecmascript-error.ts'
import type { Engine, Regex, RegexMatch, Search, SearchOptions } from './engine.ts'
import { missingFlagError } from './features.ts'
import { groupsIn } from './groups-in.ts'
import { RegexError } from './regex-error.ts'
import { nextIndex } from './search-options.ts'

/** The platform's own engine. Only terminating the thread stops an endless match. */
export const ecmascript: Engine = {
  compile(pattern, flags): Regex {
    const ownFlags = [...flags].filter((flag) => flag !== 'd').join('')
    checkFlags(ownFlags)
    try {
      new RegExp(pattern, ownFlags)
    } catch (error) {
      throw ecmascriptError(pattern, ownFlags, error)
    }
    const groupNames = namesOf(pattern, ownFlags)
    return { groupNames, over: (text, options) => searchOf(pattern, ownFlags, groupNames.length > 0, text, options) }
  },
}

/** Returns the names of the groups of an ECMAScript pattern. */
export const namesOf = (pattern: string, flags: string): (string | undefined)[] =>
  groupsIn(pattern, flags.includes('v') ? 'nested' : 'plain').map(({ name }) => name)

/** A browser may be older than a flag. */
function checkFlags(flags: string): void {
  for (const flag of flags) {
    try {
      new RegExp('', flag)
    } catch {
      throw missingFlagError(flag)
    }
  }
}

/** The indices of groups cost half as much again, so they are requested only where there are groups. */
function searchOf(pattern: string, flags: string, hasGroups: boolean, text: string, options: SearchOptions): Search {
  const places = hasGroups ? 'd' : ''
  const regex = new RegExp(pattern, `${flags}${places}${options.sticky ? 'y' : 'g'}`)
  return {
    matches: () => matchesOf(regex, text, options),
    count() {
      let count = 0
      for (const _ of matchesOf(regex, text, options)) count++
      return count
    },
    close: () => {},
  }
}

function* matchesOf(regex: RegExp, text: string, { all }: SearchOptions): Generator<RegexMatch> {
  regex.lastIndex = 0
  for (;;) {
    const match = exec(regex, text)
    if (!match) return
    const start = match.index
    const end = start + match[0].length
    const groups = match.indices?.slice(1).map((span) => (span ? { start: span[0], end: span[1] } : null)) ?? []
    yield { start, end, groups }
    if (!all) return
    if (end === start) regex.lastIndex = regex.unicode || regex.unicodeSets ? nextIndex(text, end) : end + 1
  }
}

/** Engines compile a pattern at its first search, and may find it too large only then. */
function exec(regex: RegExp, text: string): RegExpExecArray | null {
  try {
    return regex.exec(text)
  } catch (error) {
    throw error instanceof Error ? new RegexError({ kind: 'failed', reason: error.message }) : error
  }
}
