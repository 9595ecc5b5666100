import type { Change } from './change.ts'
import { changesBetween } from './changes-between.ts'
import { type Move, movedLines } from './moved-lines.ts'
import { countTokens, type Part, PartList } from './part-list.ts'
import { type BorderStrength, slideChanges } from './slide-changes.ts'
import { type ComparisonMode, type Leniency, type Tokens, textBetween, tokensOf } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

export interface TextComparison {
  /** In order; where texts differ, what was removed comes before what was added. */
  parts: Part[]
  /** Lines, words and signs, or characters; spaces between words are not counted. */
  additions: number
  deletions: number
  unchanged: number
  /** Blocks of lines that stand elsewhere now, where lines are compared. */
  moves: Move[]
}

/**
 * Compares two texts by lines, words or characters. Long texts are compared by lines first, and where these differ
 * closer, so that what reads alike stays together; see `changesBetween` for the bounds.
 */
export function compareTexts(
  original: string,
  changed: string,
  mode: ComparisonMode,
  leniency: Leniency = {},
): TextComparison {
  const list = new PartList()
  let moves: Move[] = []
  if (mode === 'lines') moves = movedLines(...compareInto(list, original, changed, mode, leniency))
  else if (original.length + changed.length > shortText) compareByLinesFirst(list, original, changed, mode, leniency)
  else compareInto(list, original, changed, mode, leniency)
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
  leniency: Leniency,
): void {
  const [before, after] = bothTokens(original, changed, 'lines', leniency)
  eachStretch(
    changesBetween(before.ids, after.ids),
    before,
    after,
    ({ aFrom, aTo, bFrom, bTo }) => {
      const text = textBetween(before, aFrom, aTo)
      const tokens = tokensOf(text, mode, leniency, new Vocabulary())
      list.addEqual(text, textBetween(after, bFrom, bTo), countTokens(tokens, 0, tokens.ids.length))
    },
    ({ aFrom, aTo, bFrom, bTo }) => {
      compareInto(list, textBetween(before, aFrom, aTo), textBetween(after, bFrom, bTo), mode, leniency)
    },
  )
}

function compareInto(
  list: PartList,
  original: string,
  changed: string,
  mode: ComparisonMode,
  leniency: Leniency,
): [Tokens, Tokens, Change[]] {
  const [before, after] = bothTokens(original, changed, mode, leniency)
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

/** Lists where two texts differ, moved to where these divide best. */
export function readableChanges(before: Tokens, after: Tokens, mode: ComparisonMode): Change[] {
  const changes = changesBetween(before.ids, after.ids)
  return slideChanges(changes, before.ids, after.ids, borderStrengthOf(before, mode), borderStrengthOf(after, mode))
}

export function bothTokens(
  original: string,
  changed: string,
  mode: ComparisonMode,
  leniency: Leniency,
): [Tokens, Tokens] {
  const vocabulary = new Vocabulary()
  return [tokensOf(original, mode, leniency, vocabulary), tokensOf(changed, mode, leniency, vocabulary)]
}

/** Goes through what is equal and what differs in turn. */
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
 * Rates how well a text divides before each of its tokens: best at the ends, then at blank lines, lines, spaces and
 * punctuation.
 */
function borderStrengthOf(tokens: Tokens, mode: ComparisonMode): BorderStrength {
  const tokenAt = (index: number) => textBetween(tokens, index, index + 1)
  const strength = mode === 'lines' ? lineStrength : pieceStrength
  return (index) =>
    index === 0 || index === tokens.ids.length ? strongest : strength(tokenAt(index - 1), tokenAt(index))
}

const strongest = 100

/** The less a line is indented, the more begins with it; a blank line belongs to what is before it. */
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
