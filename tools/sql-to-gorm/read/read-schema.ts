import type { SqlDialect } from '#lib/sql/dialect.ts'
import { type Statement, statementsIn, unclosedAt } from '#lib/sql/statements.ts'
import type { UnclosedToken } from '#lib/sql/token.ts'
import { TokenCursor } from '#lib/sql/token-cursor.ts'
import { Schema } from '../model/schema.ts'
import type { TableIndex } from '../model/table.ts'
import { excerptOf } from '../notes/excerpt.ts'
import { readAlterTable } from './alter-table.ts'
import { readCreateTable } from './create-table.ts'
import { readExtendedProperty } from './extended-property.ts'
import { readIndexOptions } from './index-options.ts'
import { readIndexParts } from './index-parts.ts'
import { ParserContext } from './parser-context.ts'
import { readType } from './sql-type.ts'

interface ReadSchema {
  schema: Schema
  /** The unterminated quotes and comments. */
  unterminated: UnclosedToken[]
  /** The offset of the first missing parenthesis. */
  unclosed: number | undefined
}

/** Parses all statements about tables in order. What cannot be parsed becomes a remark with its offset. */
export function readSchema(sql: string, dialect: SqlDialect): ReadSchema {
  const context = new ParserContext(sql, dialect, new Schema())
  const statements = statementsIn(sql, dialect)
  let unclosed: number | undefined
  for (let next = statements.next(); ; next = statements.next()) {
    if (next.done) {
      for (const { start, sign } of next.value) context.schema.remark('openEnd', start, { sign })
      return { schema: context.schema, unterminated: next.value, unclosed }
    }
    const { value } = next
    if (value.tokens.length === 0) continue
    if (unclosed === undefined && definesTable(value)) unclosed = unclosedAt(value)
    readStatement(context, value)
  }
}

/** Whether a statement creates or alters a table or an index; parentheses of others are not checked. */
const definesTable = ({ tokens }: Statement): boolean =>
  /^(?:create|alter)$/i.test(tokens[0]?.text ?? '') &&
  tokens.slice(1, 6).some(({ kind, text }) => kind === 'word' && /^(?:table|index)$/i.test(text))

function readStatement(context: ParserContext, statement: Statement): void {
  const cursor = new TokenCursor(statement.tokens)
  if (cursor.accept('CREATE')) readCreate(context, statement, cursor)
  else if (cursor.accept('ALTER', 'TABLE')) readAlterTable(context, statement, cursor)
  else if (cursor.accept('COMMENT', 'ON')) readCommentOn(context, cursor)
  else if (cursor.accept('DROP', 'TABLE')) readDrop(context, cursor)
  else if (cursor.accept('RENAME', 'TABLE')) readRename(context, cursor)
  else if (cursor.acceptAny('EXEC', 'EXECUTE')) readExtendedProperty(context, cursor)
  else if (!ignoredStatements.has(cursor.keyword())) skip(context, statement)
}

/** Statements on data, rights or settings and queries, which do not define tables. */
const ignoredStatements = new Set(
  `SET USE INSERT REPLACE UPDATE DELETE MERGE COPY LOCK UNLOCK BEGIN START COMMIT ROLLBACK SAVEPOINT RELEASE END PRAGMA
  GRANT REVOKE DENY SELECT WITH ANALYZE VACUUM REINDEX OPTIMIZE ANALYSE DELIMITER PRINT IF DECLARE GO CALL DO SHOW TRUNCATE
  DROP ALTER FLUSH ATTACH DETACH RESET DISCARD CHECKPOINT NOTIFY REFRESH CLUSTER RAISERROR WAITFOR RETURN ELSE PROMPT SPOOL
  SECURITY REASSIGN EXPLAIN DBCC BULK CLOSE OPEN FETCH DEALLOCATE KILL PURGE HANDLER LOAD`.split(/\s+/),
)

function readCreate(context: ParserContext, statement: Statement, cursor: TokenCursor): void {
  const start = cursor.at
  cursor.accept('OR', 'REPLACE')
  while (cursor.acceptAny('GLOBAL', 'LOCAL', 'TEMP', 'TEMPORARY', 'UNLOGGED', 'COLUMN', 'ROW'));
  if (cursor.accept('TABLE')) readCreateTable(context, statement, cursor)
  else if (cursor.accept('TYPE')) readCreateType(context, cursor, 'type')
  else if (cursor.accept('DOMAIN')) readCreateType(context, cursor, 'domain')
  else {
    cursor.at = start
    if (readCreateIndex(context, cursor)) return
    cursor.at = start
    cursor.accept('OR', 'REPLACE')
    if (!ignoredObjects.has(cursor.keyword())) skip(context, statement)
  }
}

const ignoredObjects = new Set(
  'DATABASE SCHEMA EXTENSION SEQUENCE USER ROLE LOGIN COLLATION TABLESPACE SERVER CAST OPERATOR STATISTICS PUBLICATION'.split(
    ' ',
  ),
)

function readDrop({ schema }: ParserContext, cursor: TokenCursor): void {
  cursor.accept('IF', 'EXISTS')
  for (const element of cursor.elements()) {
    const table = schema.find(element.qualifiedName())
    if (table) schema.drop(table)
  }
}

function readRename({ schema }: ParserContext, cursor: TokenCursor): void {
  for (const element of cursor.elements()) {
    const table = schema.find(element.qualifiedName())
    if (table && element.accept('TO')) schema.rename(table, element.qualifiedName())
  }
}

const skip = ({ sql, schema }: ParserContext, { tokens }: Statement): void =>
  schema.remark('skippedStatement', tokens[0]?.start ?? 0, { statement: excerptOf(sql, tokens) })

/** Parses COMMENT ON TABLE and COMMENT ON COLUMN; other comments are ignored. */
function readCommentOn({ schema }: ParserContext, cursor: TokenCursor): void {
  const kind = cursor.acceptAny('TABLE', 'COLUMN')
  if (!kind) return
  const offset = cursor.peek()?.start ?? 0
  const path = cursor.qualifiedName()
  const text = cursor.accept('IS') ? cursor.next() : undefined
  const comment = text?.kind === 'string' ? text.text : ''
  const table = schema.find(kind === 'TABLE' ? path : path.slice(0, -1))
  if (!table) {
    schema.remark('unknownTable', offset, { table: path.join('.') })
    return
  }
  if (kind === 'TABLE') {
    table.comment = comment
    return
  }
  const name = path.at(-1) ?? ''
  const column = table.columns.find(name)
  if (column) column.comment = comment
  else schema.remark('unknownColumn', offset, { table: table.name, column: name })
}

/** Parses CREATE INDEX after its first word; false if it is another statement. */
function readCreateIndex(context: ParserContext, cursor: TokenCursor): boolean {
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
  const table = context.schema.find(path)
  readIndexOptions(context, path.at(-1) ?? '', index, cursor)
  index.parts = readIndexParts(context, cursor)
  while (!cursor.isDone) {
    readIndexOptions(context, path.at(-1) ?? '', index, cursor)
    if (!cursor.isDone) cursor.skip()
  }
  if (!table) context.schema.remark('unknownTable', index.offset, { table: path.join('.') })
  else if (index.parts.length > 0) table.indexes.push(index)
  return index.parts.length > 0
}

/** Parses user-defined types that columns can have: enums, and domains by their base type. */
function readCreateType(context: ParserContext, cursor: TokenCursor, kind: 'type' | 'domain'): void {
  const offset = cursor.peek()?.start ?? 0
  const path = cursor.qualifiedName()
  const name = (path.at(-1) ?? '').toLowerCase()
  context.schema.remark('ownType', offset, { type: path.at(-1) ?? '' })
  if (kind === 'type') {
    if (cursor.accept('AS', 'ENUM')) context.schema.types.set(name, 'enum')
    else if (cursor.accept('FROM')) context.schema.types.set(name, readType(context, cursor))
    return
  }
  cursor.accept('AS')
  context.schema.types.set(name, readType(context, cursor))
}
