import type { Token } from '#lib/sql/token.ts'
import { truncate } from '#lib/text/truncate.ts'

/** Returns the source of some tokens on one line, truncated. */
export function excerptOf(sql: string, tokens: readonly Token[], longest = 60): string {
  const [first] = tokens
  if (!first) return ''
  const source = sql.slice(first.start, Math.min(tokens.at(-1)?.end ?? first.end, first.start + longest * 4))
  const text = source.replace(/\s+/g, ' ')
  return truncate(text, longest)
}
