import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import type { KnownDialect } from '#lib/sql/sql-rules.ts'
import type { TokenText } from '#lib/sql/token-text.ts'
import { checkLength, dialectField, dialectOf, tokensOf } from './sql/checked.ts'

/** Writes SQL as short as its words let it be: on one line, without comments. */
export const minify = defineOperation('minify', {
  input: {
    sql: textOf('text/x-sql'),
    dialect: dialectField,
    comments: z.enum(['drop', 'keep', 'hints']).default('drop'),
  },
  output: { sql: textOf('text/x-sql'), size: byteCount() },
  run({ sql, dialect, comments }) {
    checkLength(sql)
    const written = minified(sql, dialectOf(sql, dialect), comments)
    return { sql: written, size: new TextEncoder().encode(written).length }
  },
})

/** Which comments stay: those that databases read as hints, all of them, or none. */
type Kept = 'drop' | 'keep' | 'hints'

/**
 * Takes out comments, and blanks that part nothing. What MySQL runs in comments is code and stays, and so do the breaks
 * that mean something: after a comment to the end of its line, around what stands on a line of its own (GO, DELIMITER),
 * in rows behind COPY, and between two strings, which PostgreSQL joins across lines.
 */
function minified(sql: string, dialect: KnownDialect, kept: Kept): string {
  const { tokens, rest } = tokensOf(sql, dialect)
  let written = ''
  let last: TokenText | undefined
  let gap = ''
  for (const token of tokens) {
    gap += token.gap
    if (token.kind === 'comment' && !isKept(token.source, kept)) {
      // A comment parts words as a blank does.
      gap += ' '
      continue
    }
    written += (last ? between(last, token, gap) : '') + token.source
    last = token
    gap = ''
  }
  return written + (isLine(last) && rest.includes('\n') ? '\n' : '')
}

function isKept(comment: string, kept: Kept): boolean {
  if (/^\/\*M?!/.test(comment)) return true
  return kept === 'keep' || (kept === 'hints' && /^(?:\/\*|--)\+/.test(comment))
}

/** Whether a token goes on to the end of its line. */
const isLine = (token: TokenText | undefined): boolean =>
  token !== undefined &&
  ((token.kind === 'comment' && !token.source.startsWith('/*')) ||
    (token.kind === 'end' && /^(?:go\b|delimiter\b|[\\.:])/i.test(token.source)))

/** What has to stand between two tokens that had a gap between them. */
function between(before: TokenText, after: TokenText, gap: string): string {
  // Behind COPY … FROM stdin stand rows, which are no tokens.
  if (/\S/.test(gap)) return gap
  if (isLine(before) || (after.kind === 'end' && isLine(after))) return '\n'
  if (isLine(after)) return ' '
  if (gap === '' || isFree(before) || isFree(after)) return ''
  if (before.kind === 'string' && after.kind === 'string') return gap.includes('\n') ? '\n' : ' '
  const isOperated = isOperator(before) !== isOperator(after) && !/^[.@#$?:]/.test(after.source + before.source)
  return isOperated && !isOpening(after) ? '' : ' '
}

/** Signs that are never part of anything longer; a word keeps its distance from a parenthesis, which makes it a function. */
const isFree = ({ kind, source }: TokenText): boolean => kind === 'end' || (kind === 'sign' && /^[,;)]$/.test(source))
const isOpening = ({ source }: TokenText): boolean => source === '('
const isOperator = ({ kind, source }: TokenText): boolean => kind === 'sign' && /^[-+*/%=<>!|(]+$/.test(source)
