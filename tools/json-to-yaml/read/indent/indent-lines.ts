import type { LineColumn } from '#lib/text/line-column.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { findShortLines } from './find-short-lines.ts'

/** A text of YAML as the parser reads it, and where its places are in the text that was given. */
export interface ReadText {
  yaml: string
  /** Where lines had to be indented further. */
  noted: number[]
  /** Finds the lines and columns of ascending offsets. */
  placesOf: (offsets: readonly number[]) => LineColumn[]
}

/** Takes a text as it stands. */
export const asItStands = (yaml: string): ReadText => ({
  yaml,
  noted: [],
  placesOf: (offsets) => lineColumnsIn(yaml, offsets),
})

/**
 * Indents the lines of flow collections and quoted scalars as far as YAML has them. Undefined where there are none, or
 * more spaces are missing than could be added.
 *
 * @returns `unclosed`: what is missing at the end of the first collection or scalar that has none
 */
export function indentLines(yaml: string): { read: ReadText | undefined; unclosed?: string } {
  const { lines, ...rest } = findShortLines(yaml)
  const total = lines.reduce((sum, { missing }) => sum + missing, 0)
  if (lines.length === 0 || total > maxAddedSpaces) return { read: undefined, ...rest }

  const pieces: string[] = []
  const noted: number[] = []
  const addedTo = new Map<number, number>()
  const places = lineColumnsIn(
    yaml,
    lines.map(({ start }) => start),
  )
  let [end, added] = [0, 0]
  for (const [at, { start, indent, missing, isNoted }] of lines.entries()) {
    pieces.push(yaml.slice(end, start), ' '.repeat(missing))
    added += missing
    if (isNoted) noted.push(start + indent + added)
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
  return { read: { yaml: indented, noted, placesOf }, ...rest }
}

/** In spaces: a text that is indented deeply, with many lines that are not, would grow with its square. */
const maxAddedSpaces = 10_000_000
