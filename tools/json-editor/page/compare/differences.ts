import type { JsonIndex } from '#lib/json/json-index.ts'
import { lineColumnsAt } from '#lib/json/lines.ts'
import { readDocument } from '#lib/json/read.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import type { TextMark } from '#ui/editor/text-mark.ts'
import { compareDocuments, type Difference } from '../../compare/compare-documents.ts'

/** The differences of two JSON texts as marks in both, and their corresponding lines. */
export interface Differences {
  left: readonly TextMark[]
  right: readonly TextMark[]
  /** Lines of both, counted from 1; they ascend. */
  lines: readonly LinePair[]
}

export type LinePair = readonly [left: number, right: number]

/** The most that are marked. */
const maxMarked = 1000

/**
 * Compares two texts for their marks.
 *
 * @throws JsonSyntaxError
 */
export function differencesOf(leftText: string, rightText: string): Differences {
  const [left, right] = [readDocument(leftText), readDocument(rightText)]
  const pairs: [left: number, right: number][] = []
  const { differences } = compareDocuments(left, right, maxMarked, (one, other) => pairs.push([one, other]))
  const sides = { left: spansOf(left, 'left', differences), right: spansOf(right, 'right', differences) }
  const rising = risingPairs(left, right, pairs)
  const [leftAt, rightAt] = [
    positionsIn(left, [...sides.left.flatMap(edgesOf), ...rising.map(([start]) => start)]),
    positionsIn(right, [...sides.right.flatMap(edgesOf), ...rising.map(([, start]) => start)]),
  ]
  return {
    left: sides.left.map((span) => markOf(span, leftAt)),
    right: sides.right.map((span) => markOf(span, rightAt)),
    lines: rising.map(([one, other]) => [leftAt(one).line, rightAt(other).line]),
  }
}

/** A range of a text, in bytes. */
interface Span {
  start: number
  end: number
  kind: Difference['kind']
}

/** The differences on one side; a value that only one side has is marked with its name. */
function spansOf(index: JsonIndex, side: 'left' | 'right', differences: readonly Difference[]): Span[] {
  return differences.flatMap((difference) => {
    const token = difference[side]
    if (token === undefined) return []
    const hasName = difference.kind !== 'changed' && typeof difference.location.at(-1) === 'string'
    const [start = 0, end = 0] = [index.starts[hasName ? token - 1 : token], index.ends[token]]
    return [{ start, end, kind: difference.kind }]
  })
}

const edgesOf = ({ start, end }: Span): number[] => [start, end]

const markOf = ({ start, end, kind }: Span, at: (byte: number) => LineColumn): TextMark => ({
  from: at(start),
  to: at(end),
  kind,
})

/** Where corresponding values begin, in bytes, as far as they come in the same order on both sides. */
function risingPairs(left: JsonIndex, right: JsonIndex, pairs: readonly (readonly [number, number])[]) {
  const starts = pairs.map(([one, other]) => [left.starts[one] ?? 0, right.starts[other] ?? 0] as const)
  const rising: (readonly [number, number])[] = []
  for (const pair of starts.sort(([a], [b]) => a - b)) if (pair[1] >= (rising.at(-1)?.[1] ?? 0)) rising.push(pair)
  return rising
}

/** Finds lines and columns of bytes, all in one pass. */
function positionsIn(index: JsonIndex, offsets: readonly number[]): (byte: number) => LineColumn {
  const sorted = [...new Set(offsets)].sort((a, b) => a - b)
  const places = lineColumnsAt(index, sorted)
  const placeByOffset = new Map(sorted.map((offset, at) => [offset, places[at]]))
  return (byte) => placeByOffset.get(byte) ?? { line: 1, column: 1 }
}
