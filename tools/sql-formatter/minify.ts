import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import type { KnownDialect } from '#lib/sql/sql-rules.ts'
import type { TokenText } from '#lib/sql/token-text.ts'
import { checkLength, dialectField, dialectOf, tokensOf } from './sql/sql-input.ts'

/** Minifies SQL to one line without comments. */
export const minify = defineOperation('minify', {
  input: {
    sql: textOf('text/x-sql'),
    dialect: dialectField,
    comments: z.enum(['drop', 'keep', 'hints']).default('drop'),
  },
  output: { sql: textOf('text/x-sql'), size: byteCount() },
  run({ sql, dialect, comments }) {
    checkLength(sql)
    const written = minifySql(sql, dialectOf(sql, dialect), comments)
    return { sql: written, size: new TextEncoder().encode(written).length }
  },
})

/** Which comments are kept: optimizer hints, all, or none. */
type KeptComments = 'drop' | 'keep' | 'hints'

/**
 * Removes comments and insignificant white space. MySQL's executable comments are kept, and so are significant line
 * breaks: after a line comment, around commands on a line of their own (GO, DELIMITER), in rows after COPY, and between
 * two strings, which PostgreSQL joins across lines.
 */
function minifySql(sql: string, dialect: KnownDialect, kept: KeptComments): string {
  const { tokens, rest } = tokensOf(sql, dialect)
  let written = ''
  let last: TokenText | undefined
  let gap = ''
  for (const token of tokens) {
    gap += token.gap
    if (token.kind === 'comment' && !isKept(token.source, kept)) {
      // A comment separates words like a space.
      gap += ' '
      continue
    }
    written += (last ? separatorOf(last, token, gap) : '') + token.source
    last = token
    gap = ''
  }
  // Rows at the end of the text, which may be open; or rows before comments that were dropped.
  if (/\S/.test(rest)) return written + rest
  if (/\S/.test(gap)) return written + rowsIn(gap)
  return written + (endsLine(last) && rest.includes('\n') ? '\n' : '')
}

/** The rows after COPY … FROM stdin, which are not tokens, with the end of their last line. */
const rowsIn = (gap: string): string => `${gap.trimEnd()}\n`

function isKept(comment: string, kept: KeptComments): boolean {
  if (/^\/\*M?!/.test(comment)) return true
  return kept === 'keep' || (kept === 'hints' && /^(?:\/\*|--)\+/.test(comment))
}

/** Whether a token extends to the end of its line. */
const endsLine = (token: TokenText | undefined): boolean =>
  token !== undefined &&
  ((token.kind === 'comment' && !token.source.startsWith('/*')) ||
    (token.kind === 'end' && /^(?:go\b|delimiter\b|[\\.:])/i.test(token.source)))

/** Returns the separator of two tokens that had a gap between them. */
function separatorOf(before: TokenText, after: TokenText, gap: string): string {
  if (/\S/.test(gap)) return rowsIn(gap)
  if (endsLine(before) || (after.kind === 'end' && endsLine(after))) return '\n'
  if (endsLine(after)) return ' '
  if (gap === '' || needsNoSpace(before) || needsNoSpace(after)) return ''
  if (before.kind === 'string' && after.kind === 'string') return gap.includes('\n') ? '\n' : ' '
  const isOperated = isOperator(before) !== isOperator(after) && !/^[.@#$?:]/.test(after.source + before.source)
  return isOperated && !isOpening(after) ? '' : ' '
}

/** Whether a sign never needs a space beside it. A parenthesis does, since without one a word becomes a function. */
const needsNoSpace = ({ kind, source }: TokenText): boolean =>
  kind === 'end' || (kind === 'sign' && /^[,;)]$/.test(source))
const isOpening = ({ source }: TokenText): boolean => source === '('
const isOperator = ({ kind, source }: TokenText): boolean => kind === 'sign' && /^[-+*/%=<>!|(]+$/.test(source)
