import { wasmBytes } from '#lib/wasm-bytes.ts'
import { checkWasm } from '../compile-engine.ts'
import type { Engine, Regex, RegexMatch, Search, SearchOptions } from '../engine.ts'
import { type Feature, missingFlagError, syntaxError } from '../features.ts'
import { findErrorIndex } from '../find-error-index.ts'
import { stepsIn } from '../groups-in.ts'
import { RegexError } from '../regex-error.ts'
import { checkDeadline, nextIndex } from '../search-options.ts'
import { Pcre2Instance, withMoreMemory } from './pcre2-instance.ts'

const lacking: Feature[] = ['absent', 'unicodeEscape']

/** Loads PCRE2, which PHP, R, nginx and git search with: recursion, conditionals, branch reset, verbs. */
export async function loadPcre2(): Promise<Engine> {
  checkWasm()
  const module = await WebAssembly.compile(withMoreMemory(await wasmBytes('pcre2')))
  // Created in advance, so that it does not count as time of a search.
  let kept = new Pcre2Instance(module)
  const instance: Open = () => {
    if (!kept.isUsable) kept = new Pcre2Instance(module)
    return kept
  }
  runOnce(compile(instance, 'a', ''))
  return { compile: (pattern, flags) => compile(instance, pattern, flags) }
}

/** Compiles the machine code of a search, which takes longer than most searches and is no time of theirs. */
function runOnce(regex: Regex): void {
  const search = regex.over('a', { all: false, sticky: false, deadline: Number.POSITIVE_INFINITY })
  search.count()
  search.close()
}

/** Returns a usable instance; a stopped one is replaced, and its memory dropped. */
type Open = () => Pcre2Instance

function compile(open: Open, pattern: string, flags: string): Regex {
  for (const flag of flags) if (!'imsux'.includes(flag)) throw missingFlagError(flag)
  // `\C` matches a single code unit, and could end within a surrogate pair.
  if (Array.from(stepsIn(pattern, 'posix')).some(({ text }) => text === '\\C'))
    throw new RegexError({ kind: 'unsupported', feature: '\\C' })
  const source: Source = {
    // As in PHP: with the flag u, letters and digits are those of Unicode.
    prefix: flags.includes('u') ? '(*UCP)' : '',
    pattern: pattern.toWellFormed(),
    flags: flags.replace('u', ''),
  }
  const code = read(open(), source)
  if (typeof code === 'string') {
    const place = findErrorIndex(
      pattern,
      (part) => reasonOf(open(), { ...source, pattern: part.toWellFormed() }) === code,
    )
    throw syntaxError(pattern, place, code, lacking)
  }
  const groupNames = namesOf(open(), code)
  open().call(({ _destroyCode }) => _destroyCode(code))
  return { groupNames, over: (text, options) => searchOf(open(), source, text, options) }
}

interface Source {
  prefix: string
  pattern: string
  flags: string
}

/** Compiles a pattern. Returns the address of its code, which the caller destroys, or the reason why it is invalid. */
function read(instance: Pcre2Instance, { prefix, pattern, flags }: Source): number | string {
  const written = prefix + pattern
  const source = instance.writeText(written)
  // The flags as a null-terminated byte string: each unit holds one letter or two.
  const letters = instance.writeText(flags.replace(/..?/g, pairOf) + (flags.length % 2 === 0 ? '\0' : ''))
  const code = instance.call(({ _compile }) => _compile(source, written.length, letters))
  const reason = code === 0 ? lastReason(instance) : ''
  instance.call(({ _free }) => {
    _free(source)
    _free(letters)
  })
  return code === 0 ? reason : code
}

const pairOf = (pair: string): string => String.fromCharCode(pair.charCodeAt(0) + 256 * (pair.charCodeAt(1) || 0))

/** In UTF-16 units; no message is longer. */
const maxMessage = 256

function lastReason(instance: Pcre2Instance): string {
  const buffer = instance.call(({ _malloc }) => _malloc(maxMessage * 2))
  const length = instance.call(({ _lastErrorMessage }) => _lastErrorMessage(buffer, maxMessage))
  const reason = instance.textAt(buffer, length)
  instance.call(({ _free }) => _free(buffer))
  return reason
}

function reasonOf(instance: Pcre2Instance, source: Source): string | undefined {
  const code = read(instance, source)
  if (typeof code === 'string') return code
  instance.call(({ _destroyCode }) => _destroyCode(code))
  return undefined
}

/** Reads the name table: for each name the number of its group, and its null-terminated units. */
function namesOf(instance: Pcre2Instance, code: number): (string | undefined)[] {
  const { groups, names, table, width } = instance.call((pcre2) => ({
    groups: pcre2._getCaptureCount(code),
    names: pcre2._getMatchNameCount(code),
    table: pcre2._getMatchNameTable(code),
    width: pcre2._getMatchNameTableEntrySize(code),
  }))
  const groupNames = Array.from({ length: groups }, (): string | undefined => undefined)
  for (let index = 0; index < names; index++) {
    const [number = 0] = instance.units(table + index * width * 2, 1)
    const [name = ''] = instance.textAt(table + index * width * 2 + 2, width - 1).split('\0', 1)
    groupNames[number - 1] = name
  }
  return groupNames
}

/** Match options. The module accepts options only for substitutions, so a search is one that writes nothing. */
const option = { anchored: 0x80000000, noUtfCheck: 0x40000000, notEmptyAtStart: 8, overflowLength: 0x1000 } as const

const failure = { noMemory: -48, matchLimit: -47, depthLimit: -53, movedStart: -60 } as const

/** The start of a match while there is none. */
const nowhere = -2

function searchOf(instance: Pcre2Instance, source: Source, text: string, options: SearchOptions): Search {
  const code = read(instance, source)
  if (typeof code === 'string') throw new RegexError({ kind: 'failed', reason: code })
  const subject = instance.writeText(text.toWellFormed())
  const data = instance.call(({ _createMatchData }) => _createMatchData(code))
  const places = instance.call(({ _getOvectorPointer }) => _getOvectorPointer(data))
  const groups = instance.call(({ _getCaptureCount }) => _getCaptureCount(code))

  function find(from: number, more: number): RegexMatch | undefined {
    instance.integers(places, 1)[0] = nowhere
    const begun = performance.now()
    const bits = option.noUtfCheck | option.overflowLength | more | (options.sticky ? option.anchored : 0)
    const answer = instance.call((pcre2) =>
      pcre2._substitute(code as number, subject, text.length, from, data, bits, 0, 0, 0, 0),
    )
    if (answer < 0 && answer !== failure.noMemory) throw failureOf(answer, performance.now() - begun)
    const [start = nowhere, end = 0, ...others] = instance.integers(places, 2 + 2 * groups)
    if (start === nowhere) return undefined
    return { start, end, groups: Array.from({ length: groups }, (_, index) => spanAt(others, index * 2)) }
  }

  return {
    *matches() {
      // As in Perl: after an empty match, a non-empty one may begin at the same index.
      for (let [from, more] = [0, 0]; from <= text.length; ) {
        checkDeadline(options)
        const match = find(from, more)
        if (match) {
          yield match
          if (!options.all) return
          more = match.start === match.end ? option.notEmptyAtStart : 0
          from = match.end > from || more !== 0 ? match.end : nextIndex(text, from)
        } else if (options.sticky && more !== 0) {
          from = nextIndex(text, from)
          more = 0
        } else return
      }
    },
    count() {
      let count = 0
      for (const _ of this.matches()) count++
      return count
    },
    close: () =>
      instance.call(({ _free, _destroyMatchData, _destroyCode }) => {
        _destroyMatchData(data)
        _destroyCode(code)
        _free(subject)
      }),
  }
}

const spanAt = (places: readonly number[], at: number) => {
  const [start = -1, end = -1] = [places[at], places[at + 1]]
  return start < 0 ? null : { start, end }
}

/**
 * The error of a failed match: PCRE2 gives up after ten million steps, its own limit, or where `\K` moves a start out
 * of its match.
 */
function failureOf(answer: number, milliseconds: number): RegexError {
  if (answer === failure.matchLimit || answer === failure.depthLimit) {
    return new RegexError({ kind: 'timeout', seconds: Math.floor(milliseconds / 10) / 100 })
  }
  if (answer === failure.movedStart) {
    return new RegexError({ kind: 'failed', reason: '\\K moved the start of a match out of it' })
  }
  return new RegexError({ kind: 'failed', reason: `PCRE2 error ${answer}` })
}
