import type { LineColumn } from '#lib/text/line-column.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { findUnderindentedLines } from './find-underindented-lines.ts'

/** YAML as passed to the parser, with a mapping of its positions to the original text. */
export interface MappedYaml {
  yaml: string
  /** The offsets of indented lines that need a warning. */
  reportedOffsets: number[]
  /** Returns the lines and columns of ascending offsets in the original text. */
  placesOf: (offsets: readonly number[]) => LineColumn[]
}

/** Wraps a text without changes. */
export const unchangedYaml = (yaml: string): MappedYaml => ({
  yaml,
  reportedOffsets: [],
  placesOf: (offsets) => lineColumnsIn(yaml, offsets),
})

/**
 * Indents the lines of flow collections and quoted scalars as YAML requires. Undefined if there are none, or too many
 * spaces are missing.
 *
 * @returns `unclosed`: the missing closing character of the first unclosed collection or scalar
 */
export function indentLines(yaml: string): { source: MappedYaml | undefined; unclosed?: string } {
  const { lines, ...rest } = findUnderindentedLines(yaml)
  const total = lines.reduce((sum, { missing }) => sum + missing, 0)
  if (lines.length === 0 || total > maxAddedSpaces) return { source: undefined, ...rest }

  const pieces: string[] = []
  const reportedOffsets: number[] = []
  const addedTo = new Map<number, number>()
  const places = lineColumnsIn(
    yaml,
    lines.map(({ start }) => start),
  )
  let [end, added] = [0, 0]
  for (const [at, { start, indent, missing, isReported }] of lines.entries()) {
    pieces.push(yaml.slice(end, start), ' '.repeat(missing))
    added += missing
    if (isReported) reportedOffsets.push(start + indent + added)
    addedTo.set(places[at]?.line ?? 0, missing)
    end = start
  }
  pieces.push(yaml.slice(end))
  const indented = pieces.join('')
  const placesOf = (offsets: readonly number[]) =>
    lineColumnsIn(indented, offsets).map(({ line, column }) => ({
      line,
      column: Math.max(column - (addedTo.get(line) ?? 0), 1),
    }))
  return { source: { yaml: indented, reportedOffsets, placesOf }, ...rest }
}

/** In spaces: a deeply indented text with many unindented lines would grow quadratically. */
const maxAddedSpaces = 10_000_000
