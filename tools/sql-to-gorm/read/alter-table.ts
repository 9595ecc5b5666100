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

/** Reads ALTER TABLE from behind its keywords, action by action. */
export function readAlterTable(reading: ParserContext, { tokens }: Statement, cursor: TokenCursor): void {
  cursor.accept('IF', 'EXISTS')
  cursor.accept('ONLY')
  const path = cursor.qualifiedName()
  cursor.accept('*')
  const table = reading.schema.find(path)
  if (!table) {
    reading.schema.remark('unknownTable', tokens[0]?.start ?? 0, { table: path.join('.') })
    return
  }
  if (cursor.accept('WITH')) cursor.acceptAny('CHECK', 'NOCHECK')
  let isAdding = false
  for (const action of cursor.elements()) {
    // In SQL Server a comma goes on with what is added.
    const isMore: boolean =
      isAdding && reading.dialect === 'sqlserver' && !/^(?:ADD|ALTER|DROP)$/.test(action.keyword())
    isAdding = isMore || action.is('ADD')
    const start = action.at
    if (isMore ? readAdded(reading, table, action) : readAction(reading, table, action)) continue
    action.at = start
    reading.skipClause(table.name, action.rest())
  }
}

function readAction(reading: ParserContext, table: Table, action: TokenCursor): boolean {
  if (action.accept('ADD')) return readAdded(reading, table, action)
  if (action.acceptAny('MODIFY', 'CHANGE')) return readModified(reading, table, action)
  if (action.accept('ALTER')) return readAlterColumn(reading, table, action)
  if (action.accept('DROP')) return readDropped(table, action)
  if (action.accept('RENAME')) return readRenamed(reading, table, action)
  if (action.accept('COMMENT')) {
    action.accept('=')
    table.comment = action.next()?.text ?? ''
    return true
  }
  return passedOver.has(action.keyword()) || action.isDone
}

/** What changes how a table is kept, not what it holds. */
const passedOver = new Set(
  `OWNER ENABLE DISABLE SET RESET REPLICA CLUSTER INHERIT NO ATTACH DETACH VALIDATE CHECK NOCHECK ENGINE AUTO_INCREMENT
  DEFAULT CHARACTER CHARSET COLLATE CONVERT ROW_FORMAT ORDER FORCE LOCK ALGORITHM PARTITION REBUILD SWITCH`.split(
    /\s+/,
  ),
)

function readAdded(reading: ParserContext, table: Table, action: TokenCursor): boolean {
  if (isConstraint(action)) {
    readConstraint(reading, table, action)
    return true
  }
  if (action.is('PARTITION') || action.is('DEFAULT')) {
    readConstraint(reading, table, action)
    return true
  }
  action.accept('COLUMN')
  action.accept('IF', 'NOT', 'EXISTS')
  const group = action.group()
  for (const element of group?.elements() ?? [action]) {
    if (isConstraint(element)) readConstraint(reading, table, element)
    else addColumn(reading, table, readColumn(reading, table, element))
  }
  return true
}

/** MySQL's MODIFY and CHANGE tell a column anew; CHANGE begins with its old name. */
function readModified(reading: ParserContext, table: Table, action: TokenCursor): boolean {
  const isChange = action.peek(-1)?.text.toUpperCase() === 'CHANGE'
  action.accept('COLUMN')
  const oldName = isChange ? (action.name() ?? '') : (action.peek()?.text ?? '')
  const old = findColumn(reading, table, oldName, action.peek()?.start ?? 0)
  const column = readColumn(reading, table, action)
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

/** Reads ALTER COLUMN from behind ALTER; false where it says something unknown. */
function readAlterColumn(reading: ParserContext, table: Table, action: TokenCursor): boolean {
  if (action.acceptAny('INDEX', 'CONSTRAINT', 'CHECK')) return true
  action.accept('COLUMN')
  const offset = action.peek()?.start ?? 0
  const column = findColumn(reading, table, action.name() ?? '', offset)
  if (!column) return true
  if (readChange(reading, column, action)) return true
  if (reading.dialect !== 'sqlserver' || action.isDone) return false
  // SQL Server tells the type anew.
  column.type = readType(reading, action)
  column.isNotNull = false
  readColumnWords(reading, table, column, action)
  return true
}

function readChange(reading: ParserContext, column: Column, action: TokenCursor): boolean {
  if (action.accept('SET', 'DEFAULT')) applyDefault(reading, column, readDefaultTokens(action))
  else if (action.accept('DROP', 'DEFAULT')) column.default = undefined
  else if (action.accept('SET', 'NOT', 'NULL')) column.isNotNull = true
  else if (action.accept('DROP', 'NOT', 'NULL')) column.isNotNull = false
  else if (action.accept('TYPE') || action.accept('SET', 'DATA', 'TYPE')) column.type = readType(reading, action)
  else if (action.accept('ADD', 'GENERATED')) {
    column.isAutoIncrement = true
    column.isNotNull = true
  } else return /^(?:SET|DROP|RESTART|RESET)$/.test(action.keyword())
  return true
}
