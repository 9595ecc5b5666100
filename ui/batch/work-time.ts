import type { BatchRow, Span } from './batch.ts'

/**
 * The time that all rows took together, in milliseconds in which at least one was running. Parallel runs
 * count once, idle time between two batches not at all. Undefined if nothing ran.
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
