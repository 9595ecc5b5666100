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
  while (!cursor.isDone && readAction(cursor, key));
  table.foreignKeys.push(key)
}

/** Parses ON DELETE and ON UPDATE; the other clauses, on when a key is checked, are ignored. */
function readAction(cursor: TokenCursor, key: ForeignKey): boolean {
  if (cursor.accept('ON', 'DELETE')) key.onDelete = actionAt(cursor)
  else if (cursor.accept('ON', 'UPDATE')) key.onUpdate = actionAt(cursor)
  else if (cursor.accept('MATCH')) cursor.next()
  else if (cursor.accept('NOT', 'DEFERRABLE') || cursor.accept('NOT', 'VALID') || cursor.accept('DEFERRABLE'))
    return true
  else if (cursor.accept('INITIALLY')) cursor.next()
  else return cursor.accept('NOT', 'FOR', 'REPLICATION') || cursor.accept('NOT', 'ENFORCED')
  return true
}

function actionAt(cursor: TokenCursor): string {
  if (cursor.accept('NO', 'ACTION')) return 'NO ACTION'
  if (cursor.accept('SET')) {
    const word = (cursor.next()?.text ?? '').toUpperCase()
    // PostgreSQL can list the columns to set.
    cursor.group()
    return `SET ${word}`
  }
  return (cursor.next()?.text ?? '').toUpperCase()
}
