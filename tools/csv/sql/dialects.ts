import { type ColumnType, readDateCell } from '#lib/table/column-types.ts'

export const dialects = ['mysql', 'postgresql', 'sqlite', 'sqlserver', 'oracle'] as const

export type Dialect = (typeof dialects)[number]

/** What is known of the cells of a column before its type is chosen. */
export interface ColumnFacts {
  type: ColumnType
  /** Of its longest cell, in characters. */
  length: number
  /** How many digits its numbers have before and behind the point, at most. */
  whole: number
  fraction: number
  hasOffset: boolean
  isKey: boolean
}

/** Names a table or a column as the dialect quotes it; a name of several parts part by part. */
export const quoteName = (name: string, dialect: Dialect): string => {
  if (dialect === 'mysql') return `\`${name.replaceAll('`', '``')}\``
  return dialect === 'sqlserver' ? `[${name.replaceAll(']', ']]')}]` : `"${name.replaceAll('"', '""')}"`
}

/** Names the type of a column. */
export function sqlTypeOf(facts: ColumnFacts, dialect: Dialect): string {
  switch (facts.type) {
    case 'integer':
      return { mysql: 'BIGINT', postgresql: 'BIGINT', sqlite: 'INTEGER', sqlserver: 'BIGINT', oracle: 'NUMBER(19)' }[
        dialect
      ]
    case 'decimal':
      return decimalType(facts, dialect)
    case 'boolean':
      return { mysql: 'BOOLEAN', postgresql: 'BOOLEAN', sqlite: 'INTEGER', sqlserver: 'BIT', oracle: 'NUMBER(1)' }[
        dialect
      ]
    case 'date':
      return dialect === 'sqlite' ? 'TEXT' : 'DATE'
    case 'datetime':
      return timeTypes[dialect][facts.hasOffset ? 1 : 0]
    default:
      return textType(facts, dialect)
  }
}

/** Without and with an offset. */
const timeTypes: Record<Dialect, [string, string]> = {
  mysql: ['DATETIME(6)', 'TIMESTAMP(6)'],
  postgresql: ['TIMESTAMP', 'TIMESTAMPTZ'],
  sqlite: ['TEXT', 'TEXT'],
  sqlserver: ['DATETIME2', 'DATETIMEOFFSET'],
  oracle: ['TIMESTAMP(9)', 'TIMESTAMP(9) WITH TIME ZONE'],
}

/** Digits in all and behind the point, at most. */
const maxDigits: Record<Exclude<Dialect, 'sqlite'>, [all: number, fraction: number]> = {
  mysql: [65, 30],
  postgresql: [1000, 1000],
  sqlserver: [38, 38],
  oracle: [38, 38],
}

/** Room for numbers that are a little longer than those of the file; as text where the dialect has none for the digits. */
function decimalType({ whole, fraction, length }: ColumnFacts, dialect: Dialect): string {
  // SQLite keeps 15 digits of a number.
  if (dialect === 'sqlite') return whole + fraction > 15 ? 'TEXT' : 'NUMERIC'
  const [all, behind] = maxDigits[dialect]
  if (whole + fraction > all || fraction > behind) return textType({ length, isKey: false }, dialect)
  const precision = Math.min(all, Math.max(18, whole + fraction))
  return `${dialect === 'oracle' ? 'NUMBER' : dialect === 'postgresql' ? 'NUMERIC' : 'DECIMAL'}(${precision}, ${fraction})`
}

function textType({ length, isKey }: Pick<ColumnFacts, 'length' | 'isKey'>, dialect: Dialect): string {
  const room = length <= 255 ? 255 : 2 ** Math.ceil(Math.log2(length))
  if (dialect === 'postgresql' || dialect === 'sqlite') return 'TEXT'
  if (dialect === 'mysql') return length <= 255 || isKey ? `VARCHAR(${room})` : length <= 16_000 ? 'TEXT' : 'LONGTEXT'
  if (dialect === 'sqlserver') return room <= 4000 || isKey ? `NVARCHAR(${Math.min(room, 4000)})` : 'NVARCHAR(MAX)'
  return room <= 1000 || isKey ? `VARCHAR2(${Math.min(room, 1000)} CHAR)` : 'CLOB'
}

/** Writes a cell as a value of its column's type. */
export function literalOf(cell: string, facts: ColumnFacts, sqlType: string, dialect: Dialect): string {
  const text = cell.trim()
  if (text === '') return 'NULL'
  const isNumber = facts.type === 'integer' || facts.type === 'decimal'
  if (isNumber && !/CHAR|TEXT|CLOB/.test(sqlType)) return text
  if (facts.type === 'boolean') {
    const isTrue = text.toLowerCase() === 'true'
    return dialect === 'mysql' || dialect === 'postgresql' ? String(isTrue).toUpperCase() : isTrue ? '1' : '0'
  }
  if (facts.type === 'date' || facts.type === 'datetime') return dateLiteral(text, facts, dialect)
  return textLiteral(cell, dialect)
}

function dateLiteral(text: string, { type, hasOffset }: ColumnFacts, dialect: Dialect): string {
  const { day = text, time, offset } = readDateCell(text) ?? {}
  if (type === 'date') return dialect === 'oracle' ? `DATE '${day}'` : `'${day}'`
  const zone = hasOffset ? (offset === 'Z' || offset === undefined ? '+00:00' : offset) : ''
  const written = `${day} ${time ?? '00:00:00'}${dialect === 'oracle' && zone ? ` ${zone}` : zone}`
  return dialect === 'oracle' ? `TIMESTAMP '${written}'` : `'${written}'`
}

function textLiteral(cell: string, dialect: Dialect): string {
  const doubled = cell.replaceAll("'", "''")
  // MySQL reads \ as an escape.
  if (dialect === 'mysql') return `'${doubled.replaceAll('\\', '\\\\')}'`
  if (dialect === 'sqlserver') return `N'${doubled}'`
  if (dialect !== 'oracle' || cell.length <= maxOracleLiteral) return `'${doubled}'`
  const parts: string[] = []
  for (let at = 0, end = 0; at < cell.length; at = end) {
    const isWithinPair = /[\uD800-\uDBFF]/.test(cell.charAt(at + maxOracleLiteral - 1))
    end = at + maxOracleLiteral - (isWithinPair ? 1 : 0)
    parts.push(`TO_CLOB('${cell.slice(at, end).replaceAll("'", "''")}')`)
  }
  return parts.join(' || ')
}

/** In UTF-16 units, of which each has three bytes at most: Oracle allows 4000 bytes. */
const maxOracleLiteral = 1000
