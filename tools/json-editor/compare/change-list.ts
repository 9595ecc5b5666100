import { z } from 'zod'
import { excerptOf } from '#lib/json/excerpt.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { lineColumnsAt } from '#lib/json/lines.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { normalizedPath } from '../navigation/normalized-path.ts'
import type { Difference } from './compare-documents.ts'

/** A difference for people to read: its position and value in each text. */
export const changeEntry = z.strictObject({
  kind: z.enum(['added', 'removed', 'changed']),
  path: z.string(),
  left: z.string().optional(),
  leftLine: z.int().optional(),
  leftColumn: z.int().optional(),
  right: z.string().optional(),
  rightLine: z.int().optional(),
  rightColumn: z.int().optional(),
})

/** Lists differences with their source texts, cut to two hundred characters, and their lines and columns. */
export function listChanges(
  differences: readonly Difference[],
  left: JsonIndex,
  right: JsonIndex,
): z.output<typeof changeEntry>[] {
  const leftPlaces = excerptsOf(
    left,
    differences.map((difference) => difference.left),
  )
  const rightPlaces = excerptsOf(
    right,
    differences.map((difference) => difference.right),
  )
  return differences.map(({ kind, location, ...tokens }) => {
    const [was, is] = [leftPlaces.get(tokens.left), rightPlaces.get(tokens.right)]
    return {
      kind,
      path: normalizedPath(location),
      ...(was && { left: was.source, leftLine: was.line, leftColumn: was.column }),
      ...(is && { right: is.source, rightLine: is.line, rightColumn: is.column }),
    }
  })
}

/** Finds tokens in their text, in one pass through it. */
function excerptsOf(
  index: JsonIndex,
  values: readonly (number | undefined)[],
): Map<number | undefined, LineColumn & { source: string }> {
  // Tokens come in the order of the text.
  const tokens = values.filter((token) => token !== undefined).sort((a, b) => a - b)
  const offsets = tokens.map((token) => index.starts[token] ?? 0)
  const places = lineColumnsAt(index, offsets)
  return new Map(
    tokens.map((token, at) => {
      return [token, { line: 1, column: 1, ...places[at], source: excerptOf(index, token, 200) }]
    }),
  )
}
