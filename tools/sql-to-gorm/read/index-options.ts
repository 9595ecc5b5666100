import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { TableIndex } from '../model/table.ts'
import type { ParserContext } from './parser-context.ts'

/** Reads what stands beside the columns of an index, up to them or to the end. */
export function readIndexOptions(reading: ParserContext, index: TableIndex, cursor: TokenCursor): void {
  while (!cursor.isDone && cursor.keyword() !== '(') {
    if (cursor.accept('UNIQUE')) index.isUnique = true
    else if (cursor.accept('USING')) index.method = (cursor.name() ?? '').toLowerCase()
    else if (cursor.accept('COMMENT')) index.comment = cursor.next()?.text ?? ''
    else if (cursor.accept('WHERE')) index.where = readWhere(reading, cursor)
    else if (cursor.accept('WITH', 'PARSER')) index.option = `WITH PARSER ${cursor.name() ?? ''}`
    else if (cursor.keyword() === 'INCLUDE') {
      const start = cursor.at
      cursor.next()
      cursor.group()
      index.option = reading.source(cursor.since(start))
    } else if (cursor.accept('WITH') || cursor.accept('ON') || cursor.acceptAny('KEY_BLOCK_SIZE', 'TABLESPACE')) {
      cursor.accept('=')
      if (!cursor.group()) cursor.next()
      cursor.group()
    } else cursor.next()
  }
}

/** A condition goes on to the end, or to where SQL Server says how the index is stored. */
function readWhere(reading: ParserContext, cursor: TokenCursor): string {
  const start = cursor.at
  while (!cursor.isDone && !(cursor.is('WITH', '(') || (cursor.is('ON') && reading.dialect === 'sqlserver')))
    cursor.skip()
  const tokens = cursor.since(start)
  return reading.source(tokens)
}
