import { defineOperation } from '#kit/operation.ts'
import { markedTextOf, textOf } from '#kit/text-of.ts'
import { type Tokens, textBetween, tokensOf } from '#lib/diff/tokens.ts'
import { Vocabulary } from '#lib/diff/vocabulary.ts'
import { errors } from './errors.ts'
import { type Hunk, parsePatch } from './patch/parse-patch.ts'

/** How many lines are compared in the search, in total; after that, hunks must match at their line. */
const maxSteps = 20_000_000

/** How many lines of context may differ at either end, as in GNU patch. */
const maxFuzz = 2

/**
 * Applies a unified patch of one file to a text. A hunk that does not match at its line is looked for nearby; if it
 * matches nowhere, up to two lines of context at each end may differ, but nothing else.
 */
export const apply = defineOperation('apply', {
  input: { original: markedTextOf('text/plain'), patch: textOf('text/x-diff') },
  output: { text: textOf('text/plain') },
  run({ original, patch }) {
    return { text: applyHunks(original, parsePatch(patch, original.includes('\r\n'))) }
  },
})

/** Applies the hunks of a patch to a text. */
function applyHunks(original: string, hunks: readonly Hunk[]): string {
  const vocabulary = new Vocabulary()
  const tokens = tokensOf(original, 'lines', {}, vocabulary)
  const search: Search = { tokens, vocabulary, stepsLeft: maxSteps }
  const pieces: string[] = []
  let done = 0
  let drift = 0
  for (const [index, hunk] of hunks.entries()) {
    const place = findPlace(search, hunk, hunk.start + drift, done)
    if (!place) throw errors.hunkFailed({ hunk: index + 1, line: hunk.line, place: hunk.start + drift + 1 })
    drift = place.at - place.skipped - hunk.start
    pieces.push(textBetween(tokens, done, place.at))
    const kept = hunk.lines.slice(place.skipped, hunk.lines.length - place.cut)
    for (const { sign, text } of kept) if (sign !== '-') pieces.push(text)
    done = place.at + kept.filter(({ sign }) => sign !== '+').length
  }
  pieces.push(textBetween(tokens, done, tokens.ids.length))
  return pieces.join('')
}

interface Search {
  tokens: Tokens
  vocabulary: Vocabulary
  stepsLeft: number
}

interface Place {
  at: number
  /** Lines of context left out at the start; `cut` counts those at the end. */
  skipped: number
  cut: number
}

function findPlace(search: Search, hunk: Hunk, expected: number, lowest: number): Place | undefined {
  const isOld = hunk.lines.filter(({ sign }) => sign !== '+')
  const ids = isOld.map(({ text }) => search.vocabulary.numberOf(text))
  const { length } = search.tokens.ids
  if (ids.length === 0) {
    return expected >= lowest && expected <= length ? { at: expected, skipped: 0, cut: 0 } : undefined
  }
  const [leading, trailing] = contextOf(hunk)
  for (let fuzz = 0; fuzz <= Math.min(maxFuzz, Math.max(leading, trailing)); fuzz++) {
    const [skipped, cut] = [Math.min(fuzz, leading), Math.min(fuzz, trailing)]
    const wanted = ids.slice(skipped, ids.length - cut)
    if (wanted.length === 0) return undefined
    const at = nearest(search, wanted, expected + skipped, lowest)
    if (at !== undefined) return { at, skipped, cut }
  }
  return undefined
}

/** The number of context lines at the start and end of a hunk. */
function contextOf({ lines }: Hunk): [leading: number, trailing: number] {
  const leading = lines.findIndex(({ sign }) => sign !== ' ')
  const trailing = lines.toReversed().findIndex(({ sign }) => sign !== ' ')
  return [Math.max(0, leading), Math.max(0, trailing)]
}

/** The match nearest to the expected line. */
function nearest(search: Search, wanted: number[], expected: number, lowest: number): number | undefined {
  const highest = search.tokens.ids.length - wanted.length
  const furthest = Math.max(expected - lowest, highest - expected)
  for (let distance = 0; distance <= furthest && (distance === 0 || search.stepsLeft > 0); distance++) {
    for (const at of distance === 0 ? [expected] : [expected + distance, expected - distance]) {
      if (at >= lowest && at <= highest && matchesAt(search, wanted, at)) return at
    }
  }
  return undefined
}

function matchesAt(search: Search, wanted: number[], at: number): boolean {
  const { ids } = search.tokens
  let index = 0
  while (index < wanted.length && ids[at + index] === wanted[index]) index++
  search.stepsLeft -= index + 1
  return index === wanted.length
}
