import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { Table, TableIndex } from '../model/table.ts'
import { applyDefault } from './apply-default.ts'
import { readExpression } from './column.ts'
import { readDefaultTokens } from './default-value.ts'
import { readIndexOptions } from './index-options.ts'
import { columnNamesIn, readIndexParts } from './index-parts.ts'
import type { ParserContext } from './parser-context.ts'
import { readReference, skipTiming } from './reference.ts'

/** Whether an element of a table is a constraint; a column may be named `key` or `index`. */
export function isConstraint(cursor: TokenCursor): boolean {
  const word = cursor.keyword()
  if (word === 'CONSTRAINT') return true
  if (word === 'PRIMARY' || word === 'FOREIGN') return cursor.keyword(1) === 'KEY'
  if (word === 'CHECK') return cursor.keyword(1) === '('
  if (word === 'UNIQUE') return true
  if (word === 'FULLTEXT' || word === 'SPATIAL')
    return /^(?:KEY|INDEX|\()$/.test(cursor.keyword(1)) || cursor.keyword(2) === '('
  if (word !== 'KEY' && word !== 'INDEX') return false
  // `key varchar(20)` is a column, `key name (title)` is an index.
  if (/^(?:\(|USING|CLUSTERED)$/.test(cursor.keyword(1))) return true
  return (
    /^(?:\(|USING|UNIQUE|CLUSTERED|NONCLUSTERED)$/.test(cursor.keyword(2)) &&
    !/^(?:number|string)$/.test(cursor.peek(3)?.kind ?? '')
  )
}

/** Parses a table constraint: a key, an index, a check or a default. */
export function readConstraint(context: ParserContext, table: Table, cursor: TokenCursor): void {
  const start = cursor.at
  const offset = cursor.peek()?.start ?? 0
  const isNamed = cursor.accept('CONSTRAINT')
  const isKind = /^(?:PRIMARY|UNIQUE|FOREIGN|CHECK)$/.test(cursor.keyword())
  const name = isNamed && !isKind ? (cursor.name() ?? '') : ''
  if (cursor.accept('PRIMARY', 'KEY')) {
    skipToColumns(cursor)
    table.primaryKey = columnNamesIn(context, cursor)
    while (!cursor.isDone) if (!skipTiming(context, table.name, cursor)) cursor.skip()
  } else if (cursor.accept('FOREIGN', 'KEY')) {
    const own = cursor.keyword() === '(' ? '' : (cursor.name() ?? '')
    const columns = columnNamesIn(context, cursor)
    if (cursor.accept('REFERENCES')) readReference(context, table, cursor, { name: name || own, columns })
  } else if (cursor.accept('CHECK')) {
    cursor.accept('NOT', 'FOR', 'REPLICATION')
    table.checks.push({ name, expression: readExpression(context, cursor), offset })
    skipTiming(context, table.name, cursor)
  } else if (cursor.accept('DEFAULT')) readDefaultFor(context, table, cursor)
  else if (!readIndexOf(context, table, cursor, { name, offset })) {
    cursor.at = start
    context.skipClause(table.name, cursor.rest())
  }
}

/** Parses UNIQUE, KEY, INDEX or FULLTEXT KEY, with a name before or after it. */
function readIndexOf(
  context: ParserContext,
  table: Table,
  cursor: TokenCursor,
  { name, offset }: Pick<TableIndex, 'name' | 'offset'>,
): boolean {
  const kind = cursor.acceptAny('FULLTEXT', 'SPATIAL')
  const isUnique = cursor.accept('UNIQUE')
  const isKey = cursor.acceptAny('KEY', 'INDEX') !== undefined
  if (!kind && !isUnique && !isKey) return false
  const isBefore = /^(?:\(|USING|CLUSTERED|NONCLUSTERED|NULLS)$/.test(cursor.keyword())
  const own = isBefore ? '' : (cursor.name() ?? '')
  const index: TableIndex = { name: name || own, isUnique, parts: [], kind, offset }
  readIndexOptions(context, table.name, index, cursor)
  index.parts = readIndexParts(context, cursor)
  readIndexOptions(context, table.name, index, cursor)
  if (index.parts.length === 0) return false
  table.indexes.push(index)
  return true
}

/** Parses SQL Server's default as a table constraint: DEFAULT (0) FOR [price]. */
function readDefaultFor(context: ParserContext, table: Table, cursor: TokenCursor): void {
  const tokens = readDefaultTokens(cursor)
  if (!cursor.accept('FOR')) return
  const name = cursor.name() ?? ''
  const column = table.columns.find(name)
  if (column) applyDefault(context, column, tokens)
  else context.schema.remark('unknownColumn', tokens[0]?.start ?? 0, { table: table.name, column: name })
}

function skipToColumns(cursor: TokenCursor): void {
  while (!cursor.isDone && cursor.keyword() !== '(') cursor.next()
}
