import type * as Onig from 'vscode-oniguruma'
import { avoidOptimizations } from './avoid-optimizations.ts'
import { compileEngine } from './compile-engine.ts'
import type { Engine, Regex, RegexMatch, Search, SearchOptions } from './engine.ts'
import { type Feature, missingFlagError, syntaxError } from './features.ts'
import { findErrorIndex } from './find-error-index.ts'
import { checkNesting, groupsIn } from './groups-in.ts'
import { RegexError } from './regex-error.ts'
import { checkDeadline, nextIndex, withOptions } from './search-options.ts'

const lacking: Feature[] = ['pythonName', 'pythonReference', 'branchReset', 'recursion']

// `const enum`s do not exist at run time: the numbers are those of the package's declarations.
const option = { i: 2, s: 4, singleLine: 5 } as const
const syntax = 12

/**
 * Levels of groups and classes. From about 150 on the package's small stack overflows into its memory: results are
 * wrong, and so are those of all later patterns.
 */
const maxNesting = 100

/**
 * Constructs in which brackets are no brackets, or only to Oniguruma: comments, control escapes, callouts, and classes
 * that contain a class or begin with a bracket.
 */
const unclear = /\(\?(?:#|[a-zA-Z-]{0,20}x|\{)|\(\*|\\[cCM]|\[\^?\]|\[[^\]]*\[(?!:)/

/** Loads Oniguruma, which has possessive quantifiers, recursion, conditionals and more. */
export async function loadOniguruma(): Promise<Engine> {
  const [loaded, module] = await Promise.all([import('vscode-oniguruma'), compileEngine('oniguruma')])
  // Bundlers differ in whether the exports of a CommonJS module are its default export.
  const onig: typeof Onig = 'loadWASM' in loaded ? loaded : Object(loaded).default
  const instantiator: Onig.WebAssemblyInstantiator = async (imports) => {
    return { module, instance: await WebAssembly.instantiate(module, imports) }
  }
  await onig.loadWASM({ instantiator })
  return { compile: (pattern, flags) => compile(onig, pattern, flags) }
}

function compile(onig: typeof Onig, pattern: string, flags: string): Regex {
  for (const flag of flags) if (!'imsu'.includes(flag)) throw missingFlagError(flag)
  checkBrackets(pattern)
  // The package supports longest matches in long texts only, and finds nothing in short ones.
  if (/^\(\?[a-zA-Z]*L/.test(pattern)) throw new RegexError({ kind: 'unsupported', feature: '(?L)' })
  const options = [
    ...(flags.includes('i') ? [option.i] : []),
    ...(flags.includes('s') ? [option.s] : []),
    // Without it, `^` and `$` match at all lines, as in Ruby.
    ...(flags.includes('m') ? [] : [option.singleLine]),
  ]
  const make = (source: string) => new onig.OnigScanner([source], { options, syntax })
  const open = () => withoutMissing(pattern, read(pattern, make), make)
  // Compiled at once to report errors; each search disposes of its own scanner.
  let ready: Onig.OnigScanner | undefined = open()
  const groups = groupsIn(pattern, 'posix')
  // If any group has a name, those without one do not capture.
  const named = groups.filter(({ name }) => name !== undefined)
  const groupNames = (named.length > 0 ? named : groups).map(({ name }) => name)
  return {
    groupNames,
    over(text, options) {
      const scanner = ready ?? open()
      ready = undefined
      return searchOf(onig, { scanner, pattern, make }, groupNames, text, options)
    },
  }
}

/** Refuses a pattern that is, or may be, nested too deeply: where closing brackets are unclear, all opening ones count. */
function checkBrackets(pattern: string): void {
  checkNesting(pattern, 'posix', maxNesting)
  if (!unclear.test(pattern)) return
  const tokens = Array.from(pattern.matchAll(/\\.|\[:\^?\w{1,10}:\]|[([]/gs))
  const next = tokens.filter(([token]) => token === '(' || token === '[')[maxNesting]
  if (next) throw new RegexError({ kind: 'syntax', index: next.index, reason: 'too deeply nested' })
}

type Make = (source: string) => Onig.OnigScanner

/** Rewrites a pattern that has been compiled unchanged, so that errors refer to the original. */
function withoutMissing(pattern: string, scanner: Onig.OnigScanner, make: Make): Onig.OnigScanner {
  const written = avoidOptimizations(pattern, (source) => reasonFor(source, make) === undefined)
  if (written === pattern || reasonFor(written, make) !== undefined) return scanner
  scanner.dispose()
  return make(written)
}

function read(pattern: string, make: Make): Onig.OnigScanner {
  try {
    return make(pattern)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const place = findErrorIndex(pattern, (part) => reasonFor(part, make) === reason)
    throw syntaxError(pattern, place, reason, lacking)
  }
}

function reasonFor(pattern: string, make: Make): string | undefined {
  try {
    make(pattern).dispose()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

interface Compiled {
  scanner: Onig.OnigScanner
  pattern: string
  make: Make
}

/** The position of a group that did not participate: −1 as an unsigned number. */
const nowhere = 0xffffffff

function searchOf(
  onig: typeof Onig,
  compiled: Compiled,
  names: readonly unknown[],
  text: string,
  options: SearchOptions,
): Search {
  const held = passText(onig, text)
  function* all(): Generator<RegexMatch> {
    for (let from = 0; from <= text.length; ) {
      checkDeadline(options)
      const begun = performance.now()
      const match = compiled.scanner.findNextMatchSync(held, from)
      if (!match) {
        const took = performance.now() - begun
        if (took < suspicious || !gaveUp(compiled, held, from)) return
        throw new RegexError({ kind: 'timeout', seconds: Math.floor(took / 10) / 100 })
      }
      const [whole, ...groups] = match.captureIndices
      if (!whole || whole.start > text.length) return
      yield {
        ...spanOf(whole),
        groups: Array.from({ length: Math.max(names.length, groups.length) }, (_, index) => {
          const group = groups[index]
          return group && group.start !== nowhere ? spanOf(group) : null
        }),
      }
      from = whole.end > whole.start ? whole.end : nextIndex(text, whole.end)
    }
  }
  return withOptions(all, text, options, () => {
    held.dispose()
    compiled.scanner.dispose()
  })
}

const spanOf = ({ start, end }: { start: number; end: number }) => ({ start, end })

/**
 * Passes a text to the engine. The package maps every offset beyond the text to its end: also that of a group that did
 * not participate, and that of a match in the remains of an earlier text in memory, where some patterns go on
 * searching. The mapping is changed to keep the former, and to put the latter beyond the text.
 */
function passText(onig: typeof Onig, text: string): Onig.OnigString {
  const held = new onig.OnigString(text)
  const mapping: { utf8Length: number; convertUtf8OffsetToUtf16(offset: number): number } = Object(held)
  const map = mapping.convertUtf8OffsetToUtf16.bind(held)
  mapping.convertUtf8OffsetToUtf16 = (offset) => {
    if (offset === nowhere) return nowhere
    return offset > mapping.utf8Length ? text.length + 1 : map(offset)
  }
  return held
}

/** In milliseconds: the engine gives up after ten million backtracking steps, which take longer than that. */
const suspicious = 20

/**
 * Whether the engine gave up when it found nothing, which it does not report. With the end of the text as an
 * alternative there is always a match, unless it gives up before.
 */
function gaveUp({ pattern, make }: Compiled, text: Onig.OnigString, from: number): boolean {
  // A comment at the end of an extended pattern would include the parenthesis after it.
  const other = reasonFor(`(?:${pattern})|\\z`, make) === undefined ? `(?:${pattern})|\\z` : `(?:${pattern}\n)|\\z`
  const scanner = make(other)
  try {
    return scanner.findNextMatchSync(text, from) === null
  } finally {
    scanner.dispose()
  }
}
