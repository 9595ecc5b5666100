import type { Change } from './change.ts'
import { type Tokens, textBetween } from './tokens.ts'

/** Lines that were removed at one position and added at another, both counted from 0. */
export interface Move {
  from: number
  to: number
  count: number
}

/**
 * Lists moved blocks of lines in the order of the original; spaces around a line may differ. A block starts from a line
 * that was removed once and added once, in another change: a line that was only reindented has not moved. It is
 * extended in both directions over equal lines. Blocks of few words are insignificant and omitted, so that blank lines
 * and braces are not moves. Takes linear time.
 */
export function movedLines(before: Tokens, after: Tokens, changes: readonly Change[]): Move[] {
  const isTaken = { before: new Uint8Array(before.ids.length), after: new Uint8Array(after.ids.length) }
  const isEqual = (i: number, j: number) =>
    !isTaken.before[i] && !isTaken.after[j] && keyOf(before, i) === keyOf(after, j)
  const moves: Move[] = []
  for (const { line, change, to, toChange, isOnce, additions } of removedLines(before, after, changes)) {
    const [source, target] = [changes[change], changes[toChange]]
    if (!isOnce || additions !== 1 || source === target || !source || !target || !isEqual(line, to)) continue
    let [start, end] = [0, 1]
    while (line + start > source.aFrom && to + start > target.bFrom && isEqual(line + start - 1, to + start - 1))
      start--
    while (line + end < source.aTo && to + end < target.bTo && isEqual(line + end, to + end)) end++
    const move = { from: line + start, to: to + start, count: end - start }
    isTaken.before.fill(1, move.from, move.from + move.count)
    isTaken.after.fill(1, move.to, move.to + move.count)
    if (saysSomething(before, move)) moves.push(move)
  }
  return moves.sort((a, b) => a.from - b.from)
}

interface RemovedLine {
  line: number
  change: number
  isOnce: boolean
  /** How often it was added, and the last position. */
  additions: number
  to: number
  toChange: number
}

/** The removed lines with a letter or a digit, in the order of first occurrences. */
function removedLines(before: Tokens, after: Tokens, changes: readonly Change[]): Iterable<RemovedLine> {
  const removedByText = new Map<string, RemovedLine>()
  for (const [change, { aFrom, aTo }] of changes.entries()) {
    for (let line = aFrom; line < aTo; line++) {
      const key = keyOf(before, line)
      const removed = removedByText.get(key)
      if (removed) removed.isOnce = false
      else if (hasWord.test(key))
        removedByText.set(key, { line, change, isOnce: true, additions: 0, to: 0, toChange: 0 })
    }
  }
  if (removedByText.size === 0) return []
  for (const [change, { bFrom, bTo }] of changes.entries()) {
    for (let line = bFrom; line < bTo; line++) {
      const removed = removedByText.get(keyOf(after, line))
      if (!removed) continue
      removed.additions++
      removed.to = line
      removed.toChange = change
    }
  }
  return removedByText.values()
}

const keyOf = (tokens: Tokens, line: number): string => textBetween(tokens, line, line + 1).trim()

const hasWord = /[\p{L}\p{N}]/u

/** The minimum of lines with words, and of letters and digits in them, for a block. */
const [fewestLines, fewestLetters] = [2, 20]

function saysSomething(tokens: Tokens, { from, count }: Move): boolean {
  let [lines, letters] = [0, 0]
  for (let line = from; line < from + count; line++) {
    // Only the beginning of a long line is counted.
    const inLine =
      keyOf(tokens, line)
        .slice(0, 200)
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0
    if (inLine > 0) lines++
    letters += inLine
    if (lines >= fewestLines && letters >= fewestLetters) return true
  }
  return false
}
