import { RE2JS, RE2JSSyntaxException } from 're2js'
import type { Engine, Regex, RegexMatch, Search, SearchOptions } from './engine.ts'
import { type Feature, missingFlagError, syntaxError } from './features.ts'
import { findErrorIndex } from './find-error-index.ts'
import { checkDeadline, withOptions } from './search-options.ts'

const lacking: Feature[] = [
  ...(['lookaround', 'atomic', 'possessive', 'conditional', 'recursion', 'pythonReference', 'quotedName'] as const),
  ...(['branchReset', 'absent', 'comment', 'backreference', 'namedReference', 'subroutine', 'keep'] as const),
  ...(['matchStart', 'unicodeEscape'] as const),
]

const options: Record<string, number> = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL, u: 0 }

/** RE2, the engine of Go: it searches in linear time, so that no pattern causes catastrophic backtracking. */
export const re2: Engine = {
  compile(pattern, flags): Regex {
    let bits = 0
    for (const flag of flags) {
      const bit = options[flag]
      if (bit === undefined) throw missingFlagError(flag)
      bits |= bit
    }
    const regex = read(pattern, bits)
    const groupNames = Array.from({ length: regex.groupCount() }, (): string | undefined => undefined)
    for (const [name, number] of Object.entries(regex.namedGroups())) groupNames[number - 1] = name
    return { groupNames, over: (text, options) => searchOf(regex, groupNames.length, text, options) }
  },
}

function read(pattern: string, bits: number): RE2JS {
  try {
    return RE2JS.compile(pattern, bits)
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error
    const { reason, index } = locateError(pattern, error)
    throw syntaxError(pattern, index, reason, lacking)
  }
}

/** Locates an error by the piece that RE2 reports, which may occur several times or be the whole pattern. */
function locateError(pattern: string, error: RE2JSSyntaxException): { reason: string; index: number } {
  const reason = error.getDescription()
  const piece = error.getPattern() ?? ''
  // A missing or unmatched parenthesis is reported without a piece.
  if (reason.endsWith(')')) return { reason, index: findErrorIndex(pattern, (part) => reasonFor(part) === reason) }
  const index = pattern.endsWith(piece) ? pattern.length - piece.length : pattern.indexOf(piece)
  return { reason, index: Math.max(0, index) }
}

function reasonFor(pattern: string): string | undefined {
  try {
    RE2JS.compile(pattern)
    return undefined
  } catch (error) {
    return error instanceof RE2JSSyntaxException ? error.getDescription() : undefined
  }
}

function searchOf(regex: RE2JS, groups: number, text: string, options: SearchOptions): Search {
  function* all(): Generator<RegexMatch> {
    const matcher = regex.matcher(text)
    let lastEnd = -1
    for (let count = 0; matcher.find(); count++) {
      if (count % 256 === 0) checkDeadline(options)
      // As in Go, an empty match right after another is ignored.
      const isEmptyBehind = matcher.start() === lastEnd && matcher.end() === lastEnd
      lastEnd = matcher.end()
      if (isEmptyBehind) continue
      const spans = Array.from({ length: groups }, (_, index) => {
        const start = matcher.start(index + 1)
        return start < 0 ? null : { start, end: matcher.end(index + 1) }
      })
      yield { start: matcher.start(), end: matcher.end(), groups: spans }
    }
  }
  return withOptions(all, text, options)
}
