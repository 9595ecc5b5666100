import type { AST } from '@eslint-community/regexpp'
import type { EngineName } from '#lib/regex/engine.ts'
import { missingFlagError } from '#lib/regex/features.ts'
import { translatePython } from '#lib/regex/python/translate-python.ts'
import { readPattern } from '#lib/regex/read-pattern.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from '../errors.ts'
import { flagsOf } from '../search/flags.ts'
import { engineTitles, toToolError } from '../search/to-tool-error.ts'
import type { ForeignEngine, Gap, Writing } from './foreign-reader.ts'
import { type Place, placeOf, sourcePlace } from './source-map.ts'
import { translateForeign } from './translate-foreign.ts'

/** A pattern that has been read. */
export interface ReadPattern {
  /** In the syntax of ECMAScript, with the flags for it. */
  tree: AST.Pattern
  pattern: string
  flags: string
  /** Finds a part of that in the pattern as it was given. */
  place: (part: Omit<Place, 'source'>) => Place
  /** What the syntax of ECMAScript means otherwise than the engine does. */
  gaps: ReadonlySet<Gap>
}

interface Reading {
  pattern: string
  /** Without those of a search. */
  flags: string
  engine: EngineName
}

/** Says whether an engine has a syntax of its own that is read here. */
export const isForeign = (engine: EngineName): engine is ForeignEngine => engine === 'python' || engine === 'pcre2'

/**
 * Reads a pattern as its engine does: those of Python and PCRE2 are translated to ECMAScript, all others are taken for
 * ECMAScript.
 *
 * @throws invalidPattern, unsupported, noEquivalent
 */
export function readForEngine({ pattern, flags, engine }: Reading, writing: Writing): ReadPattern {
  if (!isForeign(engine)) {
    try {
      const place: ReadPattern['place'] = (part) => ({ ...part, source: pattern.slice(part.start, part.end) })
      return { tree: readPattern(pattern, flags), pattern, flags, place, gaps: new Set() }
    } catch (error) {
      throw toToolError(error, { engine: engineTitles.ecmascript, seconds: 0 })
    }
  }
  checkForeign({ pattern, flags, engine })
  try {
    const written = translateForeign(pattern, flags, engine, writing)
    return { ...written, tree: readTranslated(written), place: (part) => sourcePlace(written.map, pattern, part) }
  } catch (error) {
    const failure = error instanceof RegexError ? error.failure : undefined
    if (failure?.kind === 'unsupported') throw errors.noEquivalent({ feature: failure.feature })
    throw toToolError(error, { engine: engineTitles[engine], seconds: 0 })
  }
}

/** Checks the flags, and a pattern of Python. @throws invalidPattern, unsupported */
export function checkForeign({ pattern, flags, engine }: Reading): void {
  try {
    for (const flag of flags) if (!flagsOf(engine).includes(flag)) throw missingFlagError(flag)
    if (engine === 'python') translatePython(pattern, flags)
  } catch (error) {
    throw toToolError(error, { engine: engineTitles[engine], seconds: 0 })
  }
}

function readTranslated({ pattern, flags, map }: ReturnType<typeof translateForeign>): AST.Pattern {
  try {
    return readPattern(pattern, flags)
  } catch (error) {
    const failure = error instanceof RegexError ? error.failure : undefined
    if (failure?.kind !== 'syntax') throw error
    throw new RegexError({ ...failure, index: placeOf(map, failure.index) })
  }
}
