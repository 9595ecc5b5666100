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

/** Parses CREATE TABLE after its keywords. */
export function readCreateTable(context: ParserContext, { tokens, comments }: Statement, cursor: TokenCursor): void {
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
    const statement = excerptOf(context.sql, tokens)
    context.schema.remark('skippedStatement', tokens[0]?.start ?? 0, { statement })
    return
  }
  const elements = body.elements()
  const starts = elements.flatMap((element) => element.peek()?.start ?? [])
  for (const element of elements) readElement(context, table, element)
  const byOffset = new Map(Array.from(table.columns, (column) => [column.offset, column]))
  for (const [column, comment] of lineCommentsOf(context, starts, comments)) {
    const commented = byOffset.get(column)
    if (commented && !commented.comment) commented.comment = comment
  }
  readOptions(context, table, cursor)
  // SQLite's internal tables.
  if (/^sqlite_/i.test(table.name)) return
  if (table.columns.size === 0) context.schema.remark('noColumns', offset, { table: table.name })
  else context.schema.add(table)
}

function readElement(context: ParserContext, table: Table, element: TokenCursor): void {
  if (element.isDone) return
  if (isUnsupportedElement(element)) {
    context.skipClause(table.name, element.rest())
  } else if (isConstraint(element)) readConstraint(context, table, element)
  else addColumn(context, table, readColumn(context, table, element))
}

/** Elements that are not part of a model; more than the first word is checked, since a column may have that name. */
const isUnsupportedElement = (element: TokenCursor): boolean =>
  element.is('LIKE') || element.is('PERIOD', 'FOR') || element.is('EXCLUDE', '(') || element.is('EXCLUDE', 'USING')

/** Adds a column, or a remark if there is one with its name. */
export function addColumn({ schema }: ParserContext, table: Table, column: Column | undefined): void {
  if (!column || table.columns.add(column)) return
  schema.remark('columnTwice', column.offset, { table: table.name, column: column.name })
}

/** Parses the options of a table, of which GORM supports only the comment. */
function readOptions(context: ParserContext, table: Table, cursor: TokenCursor): void {
  while (!cursor.isDone) {
    if (cursor.is('PARTITION', 'BY')) {
      context.skipClause(table.name, cursor.rest())
      return
    }
    if (cursor.accept('INHERITS')) inherit(context, table, cursor)
    if (cursor.accept('COMMENT')) {
      cursor.accept('=')
      const text = cursor.peek()
      if (text?.kind === 'string') table.comment = text.text
    }
    cursor.skip()
  }
}

/** Adds the columns of PostgreSQL's parent tables before its own. */
function inherit(context: ParserContext, table: Table, cursor: TokenCursor): void {
  const own = table.columns
  table.columns = new Columns()
  for (const element of cursor.group()?.elements() ?? []) {
    const start = element.at
    const parent = context.schema.find(element.qualifiedName())
    if (parent) for (const column of parent.columns) addColumn(context, table, { ...column })
    else {
      element.at = start
      context.skipClause(table.name, element.rest())
    }
  }
  for (const column of own) addColumn(context, table, column)
}

/**
 * Finds the comments after columns on the same line, which describe them, by the offset of the column. The first
 * comment on a line counts.
 *
 * @param starts the offsets of the table's elements
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
