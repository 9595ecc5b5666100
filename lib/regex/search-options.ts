import type { RegexMatch, Search, SearchOptions } from './engine.ts'
import { RegexError } from './regex-error.ts'

/** Throws when the deadline has passed. */
export function checkDeadline({ deadline }: Pick<SearchOptions, 'deadline'>): void {
  if (performance.now() > deadline) throw new RegexError({ kind: 'timeout' })
}

/** The index of the next character, never within a surrogate pair. */
export const nextIndex = (text: string, index: number): number =>
  index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)

/** Adds the options `all` and `sticky` to the search of an engine that only finds every match. */
export function withOptions(
  all: () => Iterable<RegexMatch>,
  text: string,
  options: SearchOptions,
  close = () => {},
): Search {
  function* matches(): Generator<RegexMatch> {
    let expected = 0
    for (const match of all()) {
      if (options.sticky && match.start !== expected) return
      yield match
      if (!options.all) return
      expected = match.end === match.start ? nextIndex(text, match.end) : match.end
    }
  }
  return {
    matches,
    count() {
      let count = 0
      for (const _ of matches()) count++
      return count
    },
    close,
  }
}
