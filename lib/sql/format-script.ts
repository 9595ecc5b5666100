import { areSameWords, type FormatFailure, type FormatStatement } from './format-statement.ts'
import type { SqlRules } from './sql-rules.ts'
import { type Statement, statementsIn } from './statements.ts'
import { tokenTexts } from './token-text.ts'

/** A formatted script. */
export interface FormattedScript {
  sql: string
  /** The number of statements, without those of comments alone. */
  statements: number
  unformatted: UnformattedStatement[]
}

/** A statement that is left as it was. */
export interface UnformattedStatement {
  /** Counted from 1. */
  number: number
  source: string
  /** Its offset in the script, in UTF-16 units. */
  start: number
  failure: FormatFailure
}

/**
 * Formats a script statement by statement. The result is read again: where its statements are not those that were
 * written, such as two of SQL Server on what was one line, they are formatted again; where its words are not those of
 * the source, the script stays as it is.
 *
 * @param onStatement is called with the offset of each statement
 */
export function formatScript(
  sql: string,
  rules: SqlRules,
  formatStatement: FormatStatement,
  { blankLines = 1, onStatement }: { blankLines?: number; onStatement?: (start: number) => void } = {},
): FormattedScript {
  const joined = (pieces: readonly Piece[]) =>
    `${pieces.map((piece) => textOf(piece, rules)).join('\n'.repeat(blankLines + 1))}\n`
  const { pieces: first, statements, unformatted } = formatPieces(sql, rules, formatStatement, onStatement)
  let pieces = first
  let written = joined(pieces)
  for (let times = 1; times < maxTimes; times++) {
    if (isReadAs(written, pieces, rules)) {
      if (times === 1 || areSameWords(sql, written, rules)) return { sql: written, statements, unformatted }
      break
    }
    pieces = formatPieces(written, rules, formatStatement).pieces
    written = joined(pieces)
  }
  return { ...formatPieces(sql, rules, () => ({ failure: { code: 'changed' } })), sql }
}

const maxTimes = 5

/** A statement and its ending, one of which may be empty. */
interface Piece {
  text: string
  /** The terminator, and what belongs to its line: comments, or the rows after COPY. */
  ending: string
  /** Whether the ending may follow the statement on its line: others need a line of their own. */
  isSemicolon: boolean
}

function formatPieces(
  sql: string,
  rules: SqlRules,
  formatStatement: FormatStatement,
  onStatement?: (start: number) => void,
) {
  const pieces: Piece[] = []
  const unformatted: UnformattedStatement[] = []
  let statements = 0
  for (const { source, start, ending, isSemicolon, isEmpty } of sourcesIn(sql, rules)) {
    onStatement?.(start)
    if (!isEmpty) statements++
    const formatted = source === '' ? { sql: '' } : formatStatement(source)
    const isFormatted = 'sql' in formatted
    if (!isFormatted) unformatted.push({ number: Math.max(statements, 1), source, start, failure: formatted.failure })
    const text = isFormatted ? formatted.sql : source
    if (text || ending) pieces.push({ text, ending, isSemicolon })
  }
  return { pieces, statements, unformatted }
}

/** Iterates over the statements of a script without the blanks around them. */
function* sourcesIn(sql: string, rules: SqlRules) {
  let before = 0
  for (const statement of statementsIn(sql, rules)) {
    const { tokens, terminator, end } = statement
    const slice = sql.slice(before, terminator?.start ?? end)
    const source = slice.trim()
    const start = before + slice.indexOf(source)
    yield {
      source,
      start,
      ending: endingOf(sql, statement),
      isSemicolon: terminator?.text === ';',
      isEmpty: tokens.length === 0,
    }
    before = end
  }
}

/** Returns the terminator with the comments behind it, or with rows as they are; a script ends with a line break anyway. */
function endingOf(sql: string, { terminator, behind, end }: Statement): string {
  if (!terminator) return ''
  const pieces = [terminator, ...behind].map((token) => sql.slice(token.start, token.end).trim())
  const rows = behind.length > 0 ? '' : sql.slice(terminator.end, end)
  return pieces.join(' ') + rows.replace(/\r?\n$/, '')
}

/** Whether a script has these statements with these terminators. */
function isReadAs(sql: string, pieces: readonly Piece[], rules: SqlRules): boolean {
  let at = 0
  for (const { source, ending } of sourcesIn(sql, rules)) {
    if (source === '' && ending === '') continue
    const piece = pieces[at++]
    if (piece?.text !== source || piece.ending !== ending) return false
  }
  return at === pieces.length
}

/** Joins a statement and its terminator: a semicolon stands behind it, unless a comment would swallow it. */
function textOf({ text, ending, isSemicolon }: Piece, rules: SqlRules): string {
  const isBehind = text === '' || ending === '' || (isSemicolon && !endsInLineComment(text, rules))
  return text + (isBehind ? '' : '\n') + ending
}

function endsInLineComment(text: string, rules: SqlRules): boolean {
  if (!/--|#|\/\//.test(text.slice(text.lastIndexOf('\n') + 1))) return false
  const last = tokenTexts(text, rules).tokens.at(-1)
  return last?.kind === 'comment' && !last.source.startsWith('/*')
}
