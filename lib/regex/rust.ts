import type { RRegex } from 'rregex'
import type { Engine, Regex, RegexMatch, Search, SearchOptions } from './engine.ts'
import { type Feature, missingFlagError, syntaxError } from './features.ts'
import { groupsIn } from './groups-in.ts'
import { RegexError } from './regex-error.ts'
import { checkDeadline, withOptions } from './search-options.ts'
import { utf8Offsets } from './utf8-offsets.ts'

const lacking: Feature[] = [
  ...(['lookaround', 'atomic', 'conditional', 'recursion', 'pythonReference', 'quotedName', 'branchReset'] as const),
  ...(['absent', 'comment', 'backreference', 'namedReference', 'subroutine', 'keep', 'matchStart'] as const),
]

type Compile = (pattern: string) => RRegex

/**
 * Loads Rust's crate `regex` in WebAssembly: it searches in linear time, so that no pattern causes catastrophic
 * backtracking.
 */
export async function loadRust(): Promise<Engine> {
  const { loadRust: load } = await import('#lib/regex/platform.ts')
  const Loaded = await load()
  const make: Compile = (pattern) => new Loaded(pattern)
  return { compile: (pattern, flags) => compile(make, pattern, flags) }
}

function compile(make: Compile, pattern: string, flags: string): Regex {
  for (const flag of flags) if (!'imsu'.includes(flag)) throw missingFlagError(flag)
  const letters = [...flags].filter((flag) => flag !== 'u').join('')
  const prefix = letters ? `(?${letters})` : ''
  const first = read(make, prefix, pattern)
  const [, ...names] = first.captureNames()
  const regex = names.length > 0 ? withNames(make, prefix, pattern, first) : first
  return {
    groupNames: names.map((name) => name ?? undefined),
    over: (text, options) => searchOf(regex, text, options),
  }
}

/** The generated name of an unnamed group. */
const nameOf = (number: number): string => `__${number}`

/**
 * Compiles a pattern again with a name for every group, since the package tells only for named groups which of them
 * participated. If that fails, groups are taken in order.
 */
function withNames(make: Compile, prefix: string, pattern: string, regex: RRegex): RRegex {
  const groups = groupsIn(pattern, 'posix')
  let written = ''
  let from = 0
  for (const [index, group] of groups.entries()) {
    written += pattern.slice(from, group.index + 1) + (group.name === undefined ? `?P<${nameOf(index + 1)}>` : '')
    from = group.index + 1
  }
  try {
    const named = make(prefix + written + pattern.slice(from))
    if (named.captureNames().length === regex.captureNames().length) return named
  } catch {}
  return regex
}

function read(make: Compile, prefix: string, pattern: string): RRegex {
  try {
    return make(prefix + pattern)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const reason = /error: (.+)$/s.exec(message)?.[1]
    // A valid pattern may still be too large.
    if (!reason) throw new RegexError({ kind: 'failed', reason: message })
    throw syntaxError(pattern, Math.max(0, placeIn(message, prefix + pattern) - prefix.length), reason, lacking)
  }
}

/** Returns the index that the carets of an error message point to. Lines of multi-line patterns are numbered. */
function placeIn(message: string, pattern: string): number {
  const lines = message.split('\n')
  const row = lines.findIndex((line) => /^ +\^+ *$/.test(line))
  const [caret = ''] = /^ +/.exec(lines[row] ?? '') ?? []
  const [number] = /^(?: *(\d+): )?/.exec(lines[row - 1] ?? '') ?? ['']
  const indent = number ? number.length : 4
  const before = pattern
    .split('\n')
    .slice(0, number ? Number.parseInt(number, 10) - 1 : 0)
    .reduce((sum, line) => sum + line.length + 1, 0)
  const line = pattern.slice(before).split('\n', 1)[0] ?? ''
  // Columns are counted in characters.
  return before + [...line].slice(0, caret.length - indent).join('').length
}

function searchOf(regex: RRegex, text: string, options: SearchOptions): Search {
  const names = regex.captureNames()
  const place = utf8Offsets(text)
  const span = ({ start, end }: { start: number; end: number }) => ({ start: place(start), end: place(end) })

  function* all(): Generator<RegexMatch> {
    checkDeadline(options)
    if (names.length === 1) {
      const [first] = options.all ? [] : [regex.find(text)]
      const whole = options.all ? regex.findAll(text) : first ? [first] : []
      for (const match of whole) yield { ...span(match), groups: [] }
      return
    }
    const first = options.all ? undefined : regex.captures(text)
    const matches = options.all ? regex.capturesAll(text) : first ? [first] : []
    for (const { get, name } of matches) {
      const isWhole = get.length === names.length
      const groups = names.slice(1).map((groupName, index) => {
        const match = isWhole ? get[index + 1] : groupName ? name[groupName] : undefined
        return match ? span(match) : null
      })
      yield { ...span(get[0] ?? { start: 0, end: 0 }), groups }
    }
  }
  return withOptions(all, text, options)
}
