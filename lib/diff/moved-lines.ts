import type { Change } from './change.ts'
import { type Tokens, textBetween } from './tokens.ts'

/** Lines that were removed in one place and added in another, both counted from 0. */
export interface Move {
  from: number
  to: number
  count: number
}

/**
 * Lists blocks of lines that stand in another place now, in the order of the original; spaces around a line may differ.
 * A block begins with a line that was removed once and added once, in another change: what is only indented anew has not
 * moved. From there it grows both ways over equal lines. Blocks of few words say nothing and are left out, so that blank
 * lines and braces are no moves. Each line is looked at a fixed number of times.
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
  /** How often it was added, and where last. */
  additions: number
  to: number
  toChange: number
}

/** Each line with a letter or a digit that was removed, in the order of their first coming. */
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

/** Lines with words, and letters and digits in them, that a block needs to be one. */
const [fewestLines, fewestLetters] = [2, 20]

function saysSomething(tokens: Tokens, { from, count }: Move): boolean {
  let [lines, letters] = [0, 0]
  for (let line = from; line < from + count; line++) {
    // Of a long line the beginning tells enough.
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
