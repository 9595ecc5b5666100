import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { Column } from '../model/column.ts'
import type { Table } from '../model/table.ts'
import { applyDefault } from './apply-default.ts'
import { readDefaultTokens, withoutParentheses } from './default-value.ts'
import type { ParserContext } from './parser-context.ts'
import { readReference } from './reference.ts'
import { baseOfSerial, isColumnWord, isSerial, readType } from './sql-type.ts'

/** Parses a column definition: name, type and attributes. Unknown ones are skipped with a remark. */
export function readColumn(context: ParserContext, table: Table, cursor: TokenCursor): Column | undefined {
  const offset = cursor.peek()?.start ?? 0
  const name = cursor.name()
  if (name === undefined) {
    context.skipClause(table.name, cursor.rest())
    return undefined
  }
  const type = readType(context, cursor)
  const column: Column = {
    name,
    type: isSerial(type) ? baseOfSerial(type) : type,
    isNotNull: isSerial(type),
    isAutoIncrement: isSerial(type),
    isUnique: false,
    isSystemTime: false,
    onUpdate: '',
    suffix: '',
    comment: '',
    offset,
  }
  readColumnWords(context, table, column, cursor)
  return column
}

/** Parses the attributes after the type of a column, up to the end of its element. */
export function readColumnWords(context: ParserContext, table: Table, column: Column, cursor: TokenCursor): void {
  while (!cursor.isDone) {
    const start = cursor.at
    if (readWord(context, table, column, cursor)) continue
    cursor.at = start
    do cursor.skip()
    while (!cursor.isDone && !isColumnWord(cursor))
    context.skipClause(`${table.name}.${column.name}`, cursor.since(start))
  }
}

function readWord(context: ParserContext, table: Table, column: Column, cursor: TokenCursor): boolean {
  if (cursor.accept('NOT', 'NULL')) column.isNotNull = true
  else if (cursor.accept('NULL')) column.isNotNull = false
  else if (cursor.accept('PRIMARY', 'KEY') || (context.dialect === 'mysql' && cursor.accept('KEY'))) {
    table.primaryKey = [column.name]
  } else if (cursor.accept('UNIQUE')) {
    cursor.accept('KEY')
    column.isUnique = true
  } else if (cursor.acceptAny('AUTO_INCREMENT', 'AUTOINCREMENT')) column.isAutoIncrement = true
  else if (cursor.accept('IDENTITY')) {
    column.isAutoIncrement = true
    cursor.group()
  } else if (cursor.accept('DEFAULT')) applyDefault(context, column, readDefaultTokens(cursor))
  else if (cursor.accept('COMMENT')) column.comment = cursor.next()?.text ?? ''
  else if (cursor.accept('CONSTRAINT')) readNamed(context, table, column, cursor)
  else if (cursor.accept('CHECK')) column.check = { name: '', expression: readExpression(context, cursor) }
  else if (cursor.accept('REFERENCES')) readReference(context, table, cursor, { name: '', columns: [column.name] })
  else if (context.dialect === 'sqlserver' && cursor.accept('INDEX')) {
    const index = {
      name: cursor.name() ?? '',
      isUnique: false,
      parts: [{ column: column.name }],
      offset: column.offset,
    }
    table.indexes.push(index)
  } else
    return (
      readGenerated(context, column, cursor) ||
      readCollation(context, column, cursor) ||
      readOnUpdate(context, column, cursor) ||
      readSuffix(context, column, cursor) ||
      skipIgnored(cursor) ||
      skipUnsupported(context, table, column, cursor)
    )
  return true
}

/** Parses a named constraint; checks and references keep the name. */
function readNamed(context: ParserContext, table: Table, column: Column, cursor: TokenCursor): void {
  const name = cursor.name() ?? ''
  if (cursor.accept('CHECK')) column.check = { name, expression: readExpression(context, cursor) }
  else if (cursor.accept('REFERENCES')) readReference(context, table, cursor, { name, columns: [column.name] })
}

export const readExpression = (context: ParserContext, cursor: TokenCursor): string =>
  context.source(cursor.group()?.rest() ?? [])

function readGenerated(context: ParserContext, column: Column, cursor: TokenCursor): boolean {
  if (cursor.accept('GENERATED')) {
    cursor.accept('ALWAYS')
    cursor.accept('BY', 'DEFAULT')
    cursor.accept('ON', 'NULL')
  }
  if (!cursor.accept('AS')) return false
  if (cursor.accept('IDENTITY')) {
    column.isAutoIncrement = true
    column.isNotNull = true
    cursor.group()
    return true
  }
  if (cursor.accept('ROW')) {
    column.isSystemTime = cursor.acceptAny('START', 'END') !== undefined
    cursor.accept('HIDDEN')
    return column.isSystemTime
  }
  const isUnparenthesized = context.dialect === 'sqlserver' && !column.type.source
  if (cursor.keyword() !== '(' && !isUnparenthesized) return false
  const expression = isUnparenthesized ? readUnparenthesized(context, cursor) : readExpression(context, cursor)
  const storage = cursor.acceptAny('STORED', 'VIRTUAL', 'PERSISTED') ?? ''
  column.generated = { expression, storage }
  return true
}

/** Parses an expression without parentheses, as SQL Server allows, up to the next attribute of the column. */
function readUnparenthesized(context: ParserContext, cursor: TokenCursor): string {
  const start = cursor.at
  while (!cursor.isDone && !/^(?:PERSISTED|CONSTRAINT|PRIMARY|UNIQUE)$/.test(cursor.keyword())) cursor.skip()
  const tokens = cursor.since(start)
  return context.source(withoutParentheses(tokens))
}

/** Parses the character set and collation, keeping their source. */
function readCollation(context: ParserContext, column: Column, cursor: TokenCursor): boolean {
  const start = cursor.at
  if (cursor.accept('CHARACTER', 'SET') || cursor.accept('CHARSET') || cursor.accept('COLLATE')) {
    cursor.accept('=')
    cursor.qualifiedName()
    column.suffix = [column.suffix, context.source(cursor.since(start))].filter(Boolean).join(' ')
    return true
  }
  // MySQL's short forms for a character set, and for its binary collation.
  const word = context.dialect === 'mysql' ? cursor.acceptAny('BINARY', 'ASCII', 'UNICODE') : undefined
  if (word !== undefined) column.suffix = [column.suffix, word].filter(Boolean).join(' ')
  return word !== undefined
}

function readOnUpdate(context: ParserContext, column: Column, cursor: TokenCursor): boolean {
  if (!cursor.accept('ON', 'UPDATE')) return false
  const start = cursor.at
  cursor.next()
  cursor.group()
  column.onUpdate = context.source(cursor.since(start))
  return true
}

/** Parses MySQL's attributes that may stand behind the type. */
function readSuffix(context: ParserContext, column: Column, cursor: TokenCursor): boolean {
  if (context.dialect !== 'mysql') return false
  const start = cursor.at
  if (cursor.accept('SRID')) cursor.next()
  else if (!cursor.accept('INVISIBLE')) return false
  column.suffix = [column.suffix, context.source(cursor.since(start))].filter(Boolean).join(' ')
  return true
}

/** Skips attributes of several words that no tag can express, with a remark. */
function skipUnsupported(context: ParserContext, table: Table, column: Column, cursor: TokenCursor): boolean {
  const start = cursor.at
  if (cursor.accept('MASKED', 'WITH')) cursor.group()
  else if (cursor.accept('ON', 'CONFLICT')) cursor.next()
  else if (!cursor.accept('NULLS', 'NOT', 'DISTINCT') && !cursor.accept('NOT', 'ENFORCED')) return false
  context.skipClause(`${table.name}.${column.name}`, cursor.since(start))
  return true
}

/** Skips attributes that say what is so anyway, or nothing about the column itself. */
function skipIgnored(cursor: TokenCursor): boolean {
  if (cursor.accept('AFTER')) {
    cursor.next()
    return true
  }
  if (cursor.accept('WITH')) {
    if (!cursor.accept('VALUES')) cursor.group()
    return true
  }
  if (cursor.accept('NOT', 'FOR', 'REPLICATION') || cursor.accept('NULLS', 'DISTINCT')) return true
  const plain = ['ASC', 'DESC', 'CLUSTERED', 'NONCLUSTERED', 'ROWGUIDCOL', 'VISIBLE', 'ENFORCED', 'FIRST']
  return cursor.acceptAny(...plain, 'PERSISTED', 'HIDDEN') !== undefined
}
