import type { BatchRow, Span } from './batch.ts'

/**
 * How long the results of all rows took together, in milliseconds: the time in which at least one was worked on. What ran
 * side by side counts once, what stood still between two batches not at all. Undefined where nothing was worked on.
 */
export function workTimeOf(rows: readonly Pick<BatchRow, 'state' | 'span'>[]): number | undefined {
  const spans = rows.flatMap(({ state, span }): Span[] => (state === 'done' && span ? [span] : []))
  if (spans.length === 0) return undefined
  let [total, end] = [0, 0]
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return total
}
