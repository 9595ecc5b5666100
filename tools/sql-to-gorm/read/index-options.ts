import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { TableIndex } from '../model/table.ts'
import type { ParserContext } from './parser-context.ts'

/** Parses the options of an index, up to its columns or the end. */
export function readIndexOptions(context: ParserContext, index: TableIndex, cursor: TokenCursor): void {
  while (!cursor.isDone && cursor.keyword() !== '(') {
    if (cursor.accept('UNIQUE')) index.isUnique = true
    else if (cursor.accept('USING')) index.method = (cursor.name() ?? '').toLowerCase()
    else if (cursor.accept('COMMENT')) index.comment = cursor.next()?.text ?? ''
    else if (cursor.accept('WHERE')) index.where = readWhere(context, cursor)
    else if (cursor.accept('WITH', 'PARSER')) index.option = `WITH PARSER ${cursor.name() ?? ''}`
    else if (cursor.keyword() === 'INCLUDE') {
      const start = cursor.at
      cursor.next()
      cursor.group()
      index.option = context.source(cursor.since(start))
    } else if (cursor.accept('WITH') || cursor.accept('ON') || cursor.acceptAny('KEY_BLOCK_SIZE', 'TABLESPACE')) {
      cursor.accept('=')
      if (!cursor.group()) cursor.next()
      cursor.group()
    } else cursor.next()
  }
}

/** Parses a condition up to the end, or to SQL Server's storage options. */
function readWhere(context: ParserContext, cursor: TokenCursor): string {
  const start = cursor.at
  while (!cursor.isDone && !(cursor.is('WITH', '(') || (cursor.is('ON') && context.dialect === 'sqlserver')))
    cursor.skip()
  const tokens = cursor.since(start)
  return context.source(tokens)
}
