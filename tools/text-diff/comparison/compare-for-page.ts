import { compareTexts, readableChanges, tokenizeBoth } from '#lib/diff/compare-texts.ts'
import { type Move, movedLines } from '#lib/diff/moved-lines.ts'
import type { ComparisonMode, IgnoreOptions } from '#lib/diff/tokens.ts'
import { changedLines } from './changed-lines.ts'
import type { Comparison } from './comparison.ts'
import { textLinesOf } from './text-lines.ts'

/** Compares two texts as `compare` does, with the result as line numbers. */
export function compareForPage(
  original: string,
  changed: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions,
): Comparison {
  const compared =
    mode === 'lines' ? byLines(original, changed, ignoreOptions) : byPieces(original, changed, mode, ignoreOptions)
  return { ...compared, isSame: original === changed, left: textLinesOf(original), right: textLinesOf(changed) }
}

type LineDifferences = Omit<Comparison, 'isSame' | 'left' | 'right'>

/** Compares without building the parts, of which there may be millions. */
function byLines(original: string, changed: string, ignoreOptions: IgnoreOptions): LineDifferences {
  const [before, after] = tokenizeBoth(original, changed, 'lines', ignoreOptions)
  const changes = readableChanges(before, after, 'lines')
  const lines = new Int32Array(4 * changes.length)
  let [additions, deletions] = [0, 0]
  for (const [index, { aFrom, aTo, bFrom, bTo }] of changes.entries()) {
    lines.set([aFrom, aTo, bFrom, bTo], 4 * index)
    deletions += aTo - aFrom
    additions += bTo - bFrom
  }
  const unchanged = before.ids.length - deletions
  const moves = movesOf(movedLines(before, after, changes))
  return { additions, deletions, unchanged, changes: lines, marks: undefined, moves }
}

function byPieces(
  original: string,
  changed: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions,
): LineDifferences {
  const { parts, additions, deletions, unchanged } = compareTexts(original, changed, mode, ignoreOptions)
  return { additions, deletions, unchanged, ...changedLines(parts), moves: movesOf([]) }
}

function movesOf(moves: Move[]): Comparison['moves'] {
  const inOrderOfLeft = Int32Array.from(moves.flatMap(({ from, to, count }) => [from, to, count]))
  const sorted = moves.toSorted((a, b) => a.to - b.to)
  return { inOrderOfLeft, inOrderOfRight: Int32Array.from(sorted.flatMap(({ from, to, count }) => [from, to, count])) }
}

/** The buffers that a worker transfers instead of copying. */
export const transferableOf = ({ left, right, changes, marks, moves }: Comparison): ArrayBuffer[] =>
  [
    ...[left.units, left.starts, right.units, right.starts, changes],
    ...[moves.inOrderOfLeft, moves.inOrderOfRight],
    ...(marks ? [marks.left, marks.right] : []),
  ].map(({ buffer }) => buffer)
