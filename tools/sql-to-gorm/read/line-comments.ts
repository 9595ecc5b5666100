import type { Token } from '#lib/sql/token.ts'
import type { ParserContext } from './parser-context.ts'

/**
 * Finds the comments behind columns on their lines, which say what the columns are for: by the offset of the column. Of
 * several on a line the first counts.
 *
 * @param starts where the elements of the table begin
 */
export function lineCommentsOf(
  { sql }: ParserContext,
  starts: readonly number[],
  comments: readonly Token[],
): [column: number, comment: string][] {
  let [at, last] = [0, -1]
  return comments.flatMap((comment): [number, string][] => {
    if (comment.isFirstOnLine || comment.text === '') return []
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) < comment.start) at++
    const start = starts[at]
    if (start === undefined || start === last || start > comment.start) return []
    last = start
    if (/[\r\n]/.test(sql.slice(start, comment.start))) return []
    return [[start, comment.text]]
  })
}
