import type { Change } from './change.ts'
import { changesBetween } from './changes-between.ts'
import { type Move, movedLines } from './moved-lines.ts'
import { countTokens, type Part, PartList } from './part-list.ts'
import { type BoundaryScore, slideChanges } from './slide-changes.ts'
import { type ComparisonMode, type IgnoreOptions, type Tokens, textBetween, tokensOf } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

export interface TextComparison {
  /** In order; where texts differ, what was removed comes before what was added. */
  parts: Part[]
  /** Lines, words and signs, or characters; spaces between words are not counted. */
  additions: number
  deletions: number
  unchanged: number
  /** Moved blocks of lines, if lines are compared. */
  moves: Move[]
}

/**
 * Compares two texts by lines, words or characters. Long texts are compared by lines first, and more finely where these
 * differ, so that similar parts are matched; see `changesBetween` for the bounds.
 */
export function compareTexts(
  original: string,
  changed: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions = {},
): TextComparison {
  const list = new PartList()
  let moves: Move[] = []
  if (mode === 'lines') moves = movedLines(...compareInto(list, original, changed, mode, ignoreOptions))
  else if (original.length + changed.length > shortText)
    compareByLinesFirst(list, original, changed, mode, ignoreOptions)
  else compareInto(list, original, changed, mode, ignoreOptions)
  const { parts, additions, deletions, unchanged } = list
  return { parts, additions, deletions, unchanged, moves }
}

/** In UTF-16 units of both sides. */
const shortText = 2000

function compareByLinesFirst(
  list: PartList,
  original: string,
  changed: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions,
): void {
  const [before, after] = tokenizeBoth(original, changed, 'lines', ignoreOptions)
  eachStretch(
    changesBetween(before.ids, after.ids),
    before,
    after,
    ({ aFrom, aTo, bFrom, bTo }) => {
      const text = textBetween(before, aFrom, aTo)
      const tokens = tokensOf(text, mode, ignoreOptions, new Vocabulary())
      list.addEqual(text, textBetween(after, bFrom, bTo), countTokens(tokens, 0, tokens.ids.length))
    },
    ({ aFrom, aTo, bFrom, bTo }) => {
      compareInto(list, textBetween(before, aFrom, aTo), textBetween(after, bFrom, bTo), mode, ignoreOptions)
    },
  )
}

function compareInto(
  list: PartList,
  original: string,
  changed: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions,
): [Tokens, Tokens, Change[]] {
  const [before, after] = tokenizeBoth(original, changed, mode, ignoreOptions)
  const changes = readableChanges(before, after, mode)
  list.addEqual(original.slice(0, before.starts[0]), changed.slice(0, after.starts[0]), 0)
  eachStretch(
    changes,
    before,
    after,
    ({ aFrom, aTo, bFrom, bTo }) =>
      list.addEqual(textBetween(before, aFrom, aTo), textBetween(after, bFrom, bTo), countTokens(before, aFrom, aTo)),
    ({ aFrom, aTo, bFrom, bTo }) => {
      list.addRemoved(before, aFrom, aTo)
      list.addAdded(after, bFrom, bTo)
    },
  )
  return [before, after, changes]
}

/** Lists the differences between two texts, moved to the best boundaries of the texts. */
export function readableChanges(before: Tokens, after: Tokens, mode: ComparisonMode): Change[] {
  const changes = changesBetween(before.ids, after.ids)
  return slideChanges(changes, before.ids, after.ids, boundaryScoreOf(before, mode), boundaryScoreOf(after, mode))
}

export function tokenizeBoth(
  original: string,
  changed: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions,
): [Tokens, Tokens] {
  const vocabulary = new Vocabulary()
  return [tokensOf(original, mode, ignoreOptions, vocabulary), tokensOf(changed, mode, ignoreOptions, vocabulary)]
}

/** Calls back for equal parts and changes in order. */
function eachStretch(
  changes: readonly Change[],
  before: Tokens,
  after: Tokens,
  onEqual: (stretch: Change) => void,
  onChange: (change: Change) => void,
): void {
  let [aFrom, bFrom] = [0, 0]
  for (const change of changes) {
    if (change.aFrom > aFrom) onEqual({ aFrom, aTo: change.aFrom, bFrom, bTo: change.bFrom })
    onChange(change)
    aFrom = change.aTo
    bFrom = change.bTo
  }
  const [aTo, bTo] = [before.ids.length, after.ids.length]
  if (aTo > aFrom) onEqual({ aFrom, aTo, bFrom, bTo })
}

/**
 * Rates the boundary before each token of a text: best at the ends, then at blank lines, lines, spaces and punctuation.
 */
function boundaryScoreOf(tokens: Tokens, mode: ComparisonMode): BoundaryScore {
  const tokenAt = (index: number) => textBetween(tokens, index, index + 1)
  const strength = mode === 'lines' ? lineStrength : pieceStrength
  return (index) =>
    index === 0 || index === tokens.ids.length ? strongest : strength(tokenAt(index - 1), tokenAt(index))
}

const strongest = 100

/** Less indented lines begin larger units; a blank line belongs to the lines before it. */
function lineStrength(before: string, after: string): number {
  if (isBlank(after)) return 0
  const indent = Math.min(40, after.slice(0, 40).search(/\S|$/))
  return 50 - indent + (isBlank(before) ? 20 : 0)
}

function pieceStrength(before: string, after: string): number {
  if (before.endsWith('\n')) return 50
  if (isBlank(before)) return 30
  if (isBlank(after)) return 25
  return isWord(before) && isWord(after) ? 0 : 20
}

const isBlank = (text: string): boolean => !/\S/.test(text)
const isWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}_]/u.test(text)
