import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { ForeignKey, Table } from '../model/table.ts'
import { columnNamesIn } from './index-parts.ts'
import type { ParserContext } from './parser-context.ts'

/** Parses a foreign key after REFERENCES. */
export function readReference(
  context: ParserContext,
  table: Table,
  cursor: TokenCursor,
  { name, columns }: Pick<ForeignKey, 'name' | 'columns'>,
): void {
  const offset = cursor.peek()?.start ?? 0
  const target = cursor.qualifiedName()
  const references = cursor.keyword() === '(' ? columnNamesIn(context, cursor) : []
  const key: ForeignKey = { name, columns, target, table: context.schema.find(target), references, offset }
  while (!cursor.isDone && (readAction(context, table, cursor, key) || skipTiming(context, table.name, cursor)));
  table.foreignKeys.push(key)
}

/** Skips when and how a key is checked: with a remark, unless that holds anyway. */
export function skipTiming(context: ParserContext, table: string, cursor: TokenCursor): boolean {
  if (isDefault(cursor)) return true
  const start = cursor.at
  while (isTiming(cursor));
  context.skipClause(table, cursor.since(start))
  return cursor.at > start
}

/** Skips what holds anyway. */
const isDefault = (cursor: TokenCursor): boolean =>
  cursor.accept('MATCH', 'SIMPLE') ||
  cursor.accept('NOT', 'DEFERRABLE') ||
  cursor.accept('INITIALLY', 'IMMEDIATE') ||
  cursor.accept('NOT', 'VALID') ||
  cursor.accept('NOT', 'FOR', 'REPLICATION')

/** Skips what no tag can express. */
const isTiming = (cursor: TokenCursor): boolean =>
  cursor.accept('DEFERRABLE') ||
  cursor.accept('INITIALLY', 'DEFERRED') ||
  cursor.accept('MATCH', 'FULL') ||
  cursor.accept('MATCH', 'PARTIAL') ||
  cursor.accept('NOT', 'ENFORCED')

/** Parses ON DELETE and ON UPDATE. */
function readAction(context: ParserContext, table: Table, cursor: TokenCursor, key: ForeignKey): boolean {
  const start = cursor.at
  if (cursor.accept('ON', 'DELETE')) key.onDelete = actionAt(cursor)
  else if (cursor.accept('ON', 'UPDATE')) key.onUpdate = actionAt(cursor)
  else return false
  // PostgreSQL can list the columns to set.
  if (cursor.group()) context.skipClause(table.name, cursor.since(start + 2))
  return true
}

function actionAt(cursor: TokenCursor): string {
  if (cursor.accept('NO', 'ACTION')) return 'NO ACTION'
  if (cursor.accept('SET')) return `SET ${(cursor.next()?.text ?? '').toUpperCase()}`
  return (cursor.next()?.text ?? '').toUpperCase()
}
