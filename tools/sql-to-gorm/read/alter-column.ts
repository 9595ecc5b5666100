import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { Column } from '../model/column.ts'
import type { Table } from '../model/table.ts'
import { applyDefault } from './apply-default.ts'
import { readColumnWords } from './column.ts'
import { readDefaultTokens } from './default-value.ts'
import type { ParserContext } from './parser-context.ts'
import { readType } from './sql-type.ts'
import { findColumn } from './table-columns.ts'

/** Reads ALTER COLUMN from behind ALTER; false where it says something unknown. */
export function readAlterColumn(reading: ParserContext, table: Table, action: TokenCursor): boolean {
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
