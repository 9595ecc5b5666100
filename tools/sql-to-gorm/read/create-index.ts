import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { TableIndex } from '../model/table.ts'
import { readIndexOptions } from './index-options.ts'
import { readIndexParts } from './index-parts.ts'
import type { ParserContext } from './parser-context.ts'

/** Reads CREATE INDEX from behind its first word; false where it is something else. */
export function readCreateIndex(reading: ParserContext, cursor: TokenCursor): boolean {
  const index: TableIndex = { name: '', isUnique: false, parts: [], offset: cursor.peek()?.start ?? 0 }
  while (!cursor.is('INDEX')) {
    const word = cursor.acceptAny(
      'UNIQUE',
      'CLUSTERED',
      'NONCLUSTERED',
      'FULLTEXT',
      'SPATIAL',
      'ONLINE',
      'OFFLINE',
      'COLUMNSTORE',
    )
    if (word === undefined) return false
    if (word === 'UNIQUE') index.isUnique = true
    if (word === 'FULLTEXT' || word === 'SPATIAL') index.kind = word
  }
  cursor.next()
  cursor.accept('CONCURRENTLY')
  cursor.accept('IF', 'NOT', 'EXISTS')
  if (!cursor.is('ON')) index.name = cursor.qualifiedName().at(-1) ?? ''
  if (cursor.accept('USING')) index.method = (cursor.name() ?? '').toLowerCase()
  if (!cursor.accept('ON')) return false
  cursor.accept('ONLY')
  const path = cursor.qualifiedName()
  const table = reading.schema.find(path)
  readIndexOptions(reading, index, cursor)
  index.parts = readIndexParts(reading, cursor)
  while (!cursor.isDone) {
    readIndexOptions(reading, index, cursor)
    if (!cursor.isDone) cursor.skip()
  }
  if (!table) reading.schema.remark('unknownTable', index.offset, { table: path.join('.') })
  else if (index.parts.length > 0) table.indexes.push(index)
  return index.parts.length > 0
}
