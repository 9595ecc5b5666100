import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { Column } from '../model/column.ts'
import type { Table } from '../model/table.ts'
import { applyDefault } from './apply-default.ts'
import { readDefaultTokens, withoutParentheses } from './default-value.ts'
import type { ParserContext } from './parser-context.ts'
import { readReference } from './reference.ts'
import { baseOfSerial, isColumnWord, isSerial, readType } from './sql-type.ts'

/** Reads a column: its name, its type, and all that is said of it. What is not known is told and passed over. */
export function readColumn(reading: ParserContext, table: Table, cursor: TokenCursor): Column | undefined {
  const offset = cursor.peek()?.start ?? 0
  const name = cursor.name()
  if (name === undefined) {
    reading.skipClause(table.name, cursor.rest())
    return undefined
  }
  const type = readType(reading, cursor)
  const column: Column = {
    name,
    type: isSerial(type) ? baseOfSerial(type) : type,
    isNotNull: isSerial(type),
    isAutoIncrement: isSerial(type),
    isUnique: false,
    isSystemTime: false,
    onUpdate: '',
    collation: '',
    comment: '',
    offset,
  }
  readColumnWords(reading, table, column, cursor)
  return column
}

/** Reads what follows the type of a column, up to the end of its element. */
export function readColumnWords(reading: ParserContext, table: Table, column: Column, cursor: TokenCursor): void {
  while (!cursor.isDone) {
    const start = cursor.at
    if (readWord(reading, table, column, cursor)) continue
    cursor.at = start
    do cursor.skip()
    while (!cursor.isDone && !isColumnWord(cursor))
    reading.skipClause(`${table.name}.${column.name}`, cursor.since(start))
  }
}

function readWord(reading: ParserContext, table: Table, column: Column, cursor: TokenCursor): boolean {
  if (cursor.accept('NOT', 'NULL')) column.isNotNull = true
  else if (cursor.accept('NULL')) column.isNotNull = false
  else if (cursor.accept('PRIMARY', 'KEY') || (reading.dialect === 'mysql' && cursor.accept('KEY'))) {
    table.primaryKey = [column.name]
  } else if (cursor.accept('UNIQUE')) {
    cursor.accept('KEY')
    column.isUnique = true
  } else if (cursor.acceptAny('AUTO_INCREMENT', 'AUTOINCREMENT')) column.isAutoIncrement = true
  else if (cursor.accept('IDENTITY')) {
    column.isAutoIncrement = true
    cursor.group()
  } else if (cursor.accept('DEFAULT')) applyDefault(reading, column, readDefaultTokens(cursor))
  else if (cursor.accept('COMMENT')) column.comment = cursor.next()?.text ?? ''
  else if (cursor.accept('CONSTRAINT')) readNamed(reading, table, column, cursor)
  else if (cursor.accept('CHECK')) column.check = { name: '', expression: readExpression(reading, cursor) }
  else if (cursor.accept('REFERENCES')) readReference(reading, table, cursor, { name: '', columns: [column.name] })
  else if (reading.dialect === 'sqlserver' && cursor.accept('INDEX')) {
    const index = {
      name: cursor.name() ?? '',
      isUnique: false,
      parts: [{ column: column.name }],
      offset: column.offset,
    }
    table.indexes.push(index)
  } else
    return (
      readGenerated(reading, column, cursor) ||
      readCollation(reading, column, cursor) ||
      readOnUpdate(reading, column, cursor) ||
      passOver(cursor)
    )
  return true
}

/** A constraint with its name, which checks and references keep. */
function readNamed(reading: ParserContext, table: Table, column: Column, cursor: TokenCursor): void {
  const name = cursor.name() ?? ''
  if (cursor.accept('CHECK')) column.check = { name, expression: readExpression(reading, cursor) }
  else if (cursor.accept('REFERENCES')) readReference(reading, table, cursor, { name, columns: [column.name] })
}

export const readExpression = (reading: ParserContext, cursor: TokenCursor): string =>
  reading.source(cursor.group()?.rest() ?? [])

function readGenerated(reading: ParserContext, column: Column, cursor: TokenCursor): boolean {
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
  const isBare = reading.dialect === 'sqlserver' && !column.type.source
  if (cursor.keyword() !== '(' && !isBare) return false
  const expression = isBare ? readBare(reading, cursor) : readExpression(reading, cursor)
  const storage = cursor.acceptAny('STORED', 'VIRTUAL', 'PERSISTED') ?? ''
  column.generated = { expression, storage }
  return true
}

/** SQL Server lets an expression stand without parentheses around it, up to what is said of the column. */
function readBare(reading: ParserContext, cursor: TokenCursor): string {
  const start = cursor.at
  while (!cursor.isDone && !/^(?:PERSISTED|CONSTRAINT|PRIMARY|UNIQUE)$/.test(cursor.keyword())) cursor.skip()
  const tokens = cursor.since(start)
  return reading.source(withoutParentheses(tokens))
}

/** Character set and collation, as they stand. */
function readCollation(reading: ParserContext, column: Column, cursor: TokenCursor): boolean {
  const start = cursor.at
  if (cursor.accept('CHARACTER', 'SET') || cursor.accept('CHARSET') || cursor.accept('COLLATE')) {
    cursor.accept('=')
    cursor.qualifiedName()
    column.collation = [column.collation, reading.source(cursor.since(start))].filter(Boolean).join(' ')
    return true
  }
  // MySQL's short forms of a character set, and of its binary collation.
  const word = reading.dialect === 'mysql' ? cursor.acceptAny('BINARY', 'ASCII', 'UNICODE') : undefined
  if (word !== undefined) column.collation = [column.collation, word].filter(Boolean).join(' ')
  return word !== undefined
}

function readOnUpdate(reading: ParserContext, column: Column, cursor: TokenCursor): boolean {
  if (!cursor.accept('ON', 'UPDATE')) return false
  const start = cursor.at
  cursor.next()
  cursor.group()
  column.onUpdate = reading.source(cursor.since(start))
  return true
}

/** What has no place in a model and changes nothing of it. */
function passOver(cursor: TokenCursor): boolean {
  if (
    cursor.accept('ON', 'CONFLICT') ||
    cursor.acceptAny('STORAGE', 'COLUMN_FORMAT', 'SRID', 'AFTER', 'ENCODE', 'COMPRESSION')
  ) {
    cursor.next()
    return true
  }
  if (cursor.accept('MASKED', 'WITH') || cursor.accept('WITH')) {
    if (!cursor.accept('VALUES')) cursor.group()
    return true
  }
  if (cursor.accept('NOT', 'FOR', 'REPLICATION') || cursor.accept('NOT', 'ENFORCED')) return true
  if (cursor.accept('NULLS', 'NOT', 'DISTINCT') || cursor.accept('NULLS', 'DISTINCT')) return true
  const plain = [
    'ASC',
    'DESC',
    'CLUSTERED',
    'NONCLUSTERED',
    'ROWGUIDCOL',
    'SPARSE',
    'INVISIBLE',
    'VISIBLE',
    'ENFORCED',
    'FIRST',
  ]
  return cursor.acceptAny(...plain, 'PERSISTED', 'HIDDEN') !== undefined
}
