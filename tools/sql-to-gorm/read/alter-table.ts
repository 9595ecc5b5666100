import type { Statement } from '#lib/sql/statements.ts'
import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { Column } from '../model/column.ts'
import type { Table } from '../model/table.ts'
import { applyDefault } from './apply-default.ts'
import { readColumn, readColumnWords } from './column.ts'
import { addColumn } from './create-table.ts'
import { readDefaultTokens } from './default-value.ts'
import type { ParserContext } from './parser-context.ts'
import { readType } from './sql-type.ts'
import { dropColumn, findColumn, renameColumn, replaceColumn } from './table-columns.ts'
import { isConstraint, readConstraint } from './table-constraint.ts'

/** Parses ALTER TABLE after its keywords, action by action. */
export function readAlterTable(context: ParserContext, { tokens }: Statement, cursor: TokenCursor): void {
  cursor.accept('IF', 'EXISTS')
  cursor.accept('ONLY')
  const path = cursor.qualifiedName()
  cursor.accept('*')
  const table = context.schema.find(path)
  if (!table) {
    context.schema.remark('unknownTable', tokens[0]?.start ?? 0, { table: path.join('.') })
    return
  }
  if (cursor.accept('WITH')) cursor.acceptAny('CHECK', 'NOCHECK')
  let isAdding = false
  for (const action of cursor.elements()) {
    // In SQL Server a comma continues ADD.
    const isMore: boolean =
      isAdding && context.dialect === 'sqlserver' && !/^(?:ADD|ALTER|DROP)$/.test(action.keyword())
    isAdding = isMore || action.is('ADD')
    const start = action.at
    if (isMore ? readAdded(context, table, action) : readAction(context, table, action)) continue
    action.at = start
    context.skipClause(table.name, action.rest())
  }
}

function readAction(context: ParserContext, table: Table, action: TokenCursor): boolean {
  if (action.accept('ADD')) return readAdded(context, table, action)
  if (action.acceptAny('MODIFY', 'CHANGE')) return readModified(context, table, action)
  if (action.accept('ALTER')) return readAlterColumn(context, table, action)
  if (action.accept('DROP')) return readDropped(table, action)
  if (action.accept('RENAME')) return readRenamed(context, table, action)
  if (action.accept('COMMENT')) {
    action.accept('=')
    table.comment = action.next()?.text ?? ''
    return true
  }
  return (ignoredActions.has(action.keyword()) && !action.is('PARTITION', 'BY')) || action.isDone
}

/** Actions that do not change columns, keys or indexes. */
const ignoredActions = new Set(
  `OWNER ENABLE DISABLE SET RESET REPLICA CLUSTER INHERIT NO ATTACH DETACH VALIDATE CHECK NOCHECK ENGINE AUTO_INCREMENT
  DEFAULT CHARACTER CHARSET COLLATE CONVERT ROW_FORMAT ORDER FORCE LOCK ALGORITHM PARTITION REBUILD SWITCH`.split(
    /\s+/,
  ),
)

function readAdded(context: ParserContext, table: Table, action: TokenCursor): boolean {
  if (isConstraint(action)) {
    readConstraint(context, table, action)
    return true
  }
  if (action.is('PARTITION') || action.is('DEFAULT')) {
    readConstraint(context, table, action)
    return true
  }
  action.accept('COLUMN')
  action.accept('IF', 'NOT', 'EXISTS')
  const group = action.group()
  for (const element of group?.elements() ?? [action]) {
    if (isConstraint(element)) readConstraint(context, table, element)
    else addColumn(context, table, readColumn(context, table, element))
  }
  return true
}

/** Parses MySQL's MODIFY and CHANGE, which redefine a column; CHANGE starts with its old name. */
function readModified(context: ParserContext, table: Table, action: TokenCursor): boolean {
  const isChange = action.peek(-1)?.text.toUpperCase() === 'CHANGE'
  action.accept('COLUMN')
  const oldName = isChange ? (action.name() ?? '') : (action.peek()?.text ?? '')
  const old = findColumn(context, table, oldName, action.peek()?.start ?? 0)
  const column = readColumn(context, table, action)
  if (old && column) replaceColumn(table, old, column)
  return column !== undefined
}

function readDropped(table: Table, action: TokenCursor): boolean {
  if (action.accept('PRIMARY', 'KEY')) {
    table.primaryKey = []
    return true
  }
  const kind = action.acceptAny('CONSTRAINT', 'INDEX', 'KEY', 'FOREIGN', 'CHECK', 'COLUMN')
  action.accept('KEY')
  action.accept('IF', 'EXISTS')
  const name = (action.name() ?? '').toLowerCase()
  if (kind === undefined || kind === 'COLUMN') return dropColumn(table, name)
  const isOther = (each: { name: string }) => each.name.toLowerCase() !== name
  table.indexes = table.indexes.filter(isOther)
  table.foreignKeys = table.foreignKeys.filter(isOther)
  table.checks = table.checks.filter(isOther)
  return true
}

function readRenamed({ schema }: ParserContext, table: Table, action: TokenCursor): boolean {
  if (action.accept('TO') || action.accept('AS')) {
    schema.rename(table, action.qualifiedName())
    return true
  }
  if (action.acceptAny('INDEX', 'KEY', 'CONSTRAINT')) {
    const [from = '', to = ''] = [action.name(), action.accept('TO') ? action.name() : '']
    for (const index of table.indexes) if (index.name.toLowerCase() === from.toLowerCase()) index.name = to
    return true
  }
  action.accept('COLUMN')
  const from = action.name() ?? ''
  return action.accept('TO') && renameColumn(table, from, action.name() ?? '')
}

/** Parses ALTER COLUMN after ALTER; false if it is not known. */
function readAlterColumn(context: ParserContext, table: Table, action: TokenCursor): boolean {
  if (action.acceptAny('INDEX', 'CONSTRAINT', 'CHECK')) return true
  action.accept('COLUMN')
  const offset = action.peek()?.start ?? 0
  const column = findColumn(context, table, action.name() ?? '', offset)
  if (!column) return true
  if (readChange(context, column, action)) return true
  if (context.dialect !== 'sqlserver' || action.isDone) return false
  // SQL Server redefines the type.
  column.type = readType(context, action)
  column.isNotNull = false
  readColumnWords(context, table, column, action)
  return true
}

function readChange(context: ParserContext, column: Column, action: TokenCursor): boolean {
  if (action.accept('SET', 'DEFAULT')) applyDefault(context, column, readDefaultTokens(action))
  else if (action.accept('DROP', 'DEFAULT')) column.default = undefined
  else if (action.accept('SET', 'NOT', 'NULL')) column.isNotNull = true
  else if (action.accept('DROP', 'NOT', 'NULL')) column.isNotNull = false
  else if (action.accept('TYPE') || action.accept('SET', 'DATA', 'TYPE')) column.type = readType(context, action)
  else if (action.accept('ADD', 'GENERATED')) {
    column.isAutoIncrement = true
    column.isNotNull = true
  } else return /^(?:SET|DROP|RESTART|RESET)$/.test(action.keyword())
  return true
}
