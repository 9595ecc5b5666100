import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { TableIndex } from '../model/table.ts'
import type { ParserContext } from './parser-context.ts'
import { skipTiming } from './reference.ts'

/** Parses the options of an index, up to its columns or the end. */
export function readIndexOptions(context: ParserContext, table: string, index: TableIndex, cursor: TokenCursor): void {
  const isPostgres = context.dialect === 'postgresql'
  while (!cursor.isDone && cursor.keyword() !== '(') {
    if (cursor.accept('UNIQUE')) index.isUnique = true
    else if (cursor.accept('USING')) index.method = (cursor.name() ?? '').toLowerCase()
    else if (cursor.accept('COMMENT')) index.comment = cursor.next()?.text ?? ''
    else if (cursor.accept('WHERE')) index.where = readWhere(context, cursor)
    else if (isOption(cursor) || (isPostgres && cursor.is('WITH', '('))) addOption(context, index, cursor)
    else if (cursor.accept('WITH') || cursor.accept('ON') || cursor.acceptAny('KEY_BLOCK_SIZE', 'TABLESPACE')) {
      cursor.accept('=')
      if (!cursor.group()) cursor.next()
      cursor.group()
    } else if (!skipTiming(context, table, cursor)) cursor.next()
  }
}

/** Whether something follows that GORM writes as it is behind the columns. */
const isOption = (cursor: TokenCursor): boolean =>
  cursor.is('INCLUDE') || cursor.is('INVISIBLE') || cursor.is('WITH', 'PARSER') || cursor.is('NULLS', 'NOT', 'DISTINCT')

function addOption(context: ParserContext, index: TableIndex, cursor: TokenCursor): void {
  const start = cursor.at
  if (!cursor.accept('NULLS', 'NOT', 'DISTINCT') && !cursor.accept('INVISIBLE')) {
    if (!cursor.accept('WITH', 'PARSER')) cursor.next()
    if (!cursor.group()) cursor.next()
  }
  index.option = [index.option, context.source(cursor.since(start))].filter(Boolean).join(' ')
}

/** Parses a condition up to the end, or to SQL Server's storage options. */
function readWhere(context: ParserContext, cursor: TokenCursor): string {
  const start = cursor.at
  while (!cursor.isDone && !(cursor.is('WITH', '(') || (cursor.is('ON') && context.dialect === 'sqlserver')))
    cursor.skip()
  const tokens = cursor.since(start)
  return context.source(tokens)
}
