import type { Statement } from '#lib/sql/statements.ts'
import type { Token } from '#lib/sql/token.ts'
import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { Column } from '../model/column.ts'
import { Columns } from '../model/columns.ts'
import type { Table } from '../model/table.ts'
import { excerptOf } from '../notes/excerpt.ts'
import { readColumn } from './column.ts'
import type { ParserContext } from './parser-context.ts'
import { isConstraint, readConstraint } from './table-constraint.ts'

/** Reads CREATE TABLE from behind its keywords. */
export function readCreateTable(reading: ParserContext, { tokens, comments }: Statement, cursor: TokenCursor): void {
  cursor.accept('IF', 'NOT', 'EXISTS')
  const offset = cursor.peek()?.start ?? 0
  const path = cursor.qualifiedName()
  const table: Table = {
    schema: path.at(-2) ?? '',
    name: path.at(-1) ?? '',
    columns: new Columns(),
    primaryKey: [],
    indexes: [],
    foreignKeys: [],
    checks: [],
    comment: '',
    offset,
  }
  const body = cursor.group()
  if (!table.name || !body) {
    const statement = excerptOf(reading.sql, tokens)
    reading.schema.remark('skippedStatement', tokens[0]?.start ?? 0, { statement })
    return
  }
  const elements = body.elements()
  const starts = elements.flatMap((element) => element.peek()?.start ?? [])
  for (const element of elements) readElement(reading, table, element)
  const byOffset = new Map(Array.from(table.columns, (column) => [column.offset, column]))
  for (const [column, comment] of lineCommentsOf(reading, starts, comments)) {
    const commented = byOffset.get(column)
    if (commented && !commented.comment) commented.comment = comment
  }
  readOptions(reading, table, cursor)
  // They are SQLite's internal tables.
  if (/^sqlite_/i.test(table.name)) return
  if (table.columns.size === 0) reading.schema.remark('noColumns', offset, { table: table.name })
  else reading.schema.add(table)
}

function readElement(reading: ParserContext, table: Table, element: TokenCursor): void {
  if (element.isDone) return
  if (isNoColumn(element)) {
    reading.skipClause(table.name, element.rest())
  } else if (isConstraint(element)) readConstraint(reading, table, element)
  else addColumn(reading, table, readColumn(reading, table, element))
}

/** What has no place in a model; a column may be called by the first of these words. */
const isNoColumn = (element: TokenCursor): boolean =>
  element.is('LIKE') || element.is('PERIOD', 'FOR') || element.is('EXCLUDE', '(') || element.is('EXCLUDE', 'USING')

/** Adds a column, or says that there is one of its name. */
export function addColumn({ schema }: ParserContext, table: Table, column: Column | undefined): void {
  if (!column || table.columns.add(column)) return
  schema.remark('columnTwice', column.offset, { table: table.name, column: column.name })
}

/** Of the options of a table, GORM takes the comment alone. */
function readOptions(reading: ParserContext, table: Table, cursor: TokenCursor): void {
  while (!cursor.isDone) {
    if (cursor.accept('INHERITS')) inherit(reading, table, cursor)
    if (cursor.accept('COMMENT')) {
      cursor.accept('=')
      const text = cursor.peek()
      if (text?.kind === 'string') table.comment = text.text
    }
    cursor.skip()
  }
}

/** The columns of the tables that a table of PostgreSQL stands on come before its own. */
function inherit(reading: ParserContext, table: Table, cursor: TokenCursor): void {
  const own = table.columns
  table.columns = new Columns()
  for (const element of cursor.group()?.elements() ?? []) {
    const start = element.at
    const parent = reading.schema.find(element.qualifiedName())
    if (parent) for (const column of parent.columns) addColumn(reading, table, { ...column })
    else {
      element.at = start
      reading.skipClause(table.name, element.rest())
    }
  }
  for (const column of own) addColumn(reading, table, column)
}

/**
 * Finds the comments behind columns on their lines, which say what the columns are for: by the offset of the column. Of
 * several on a line the first counts.
 *
 * @param starts where the elements of the table begin
 */
function lineCommentsOf(
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
