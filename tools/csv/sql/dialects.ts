import { type ColumnType, readDateCell } from '#lib/table/column-types.ts'

export const dialects = ['mysql', 'postgresql', 'sqlite', 'sqlserver', 'oracle'] as const

export type Dialect = (typeof dialects)[number]

/** What is measured of a column's cells to choose its type. */
export interface ColumnStats {
  type: ColumnType
  /** The length of its longest cell, in characters. */
  length: number
  /** The most digits that its numbers have before and after the decimal point. */
  integerDigits: number
  fractionDigits: number
  hasOffset: boolean
  isKey: boolean
}

/** Quotes the name of a table or column in a dialect. */
export const quoteName = (name: string, dialect: Dialect): string => {
  if (dialect === 'mysql') return `\`${name.replaceAll('`', '``')}\``
  return dialect === 'sqlserver' ? `[${name.replaceAll(']', ']]')}]` : `"${name.replaceAll('"', '""')}"`
}

/** Returns the SQL type of a column. */
export function sqlTypeOf(stats: ColumnStats, dialect: Dialect): string {
  switch (stats.type) {
    case 'integer':
      return { mysql: 'BIGINT', postgresql: 'BIGINT', sqlite: 'INTEGER', sqlserver: 'BIGINT', oracle: 'NUMBER(19)' }[
        dialect
      ]
    case 'decimal':
      return decimalType(stats, dialect)
    case 'boolean':
      return { mysql: 'BOOLEAN', postgresql: 'BOOLEAN', sqlite: 'INTEGER', sqlserver: 'BIT', oracle: 'NUMBER(1)' }[
        dialect
      ]
    case 'date':
      return dialect === 'sqlite' ? 'TEXT' : 'DATE'
    case 'datetime':
      return timeTypes[dialect][stats.hasOffset ? 1 : 0]
    default:
      return textType(stats, dialect)
  }
}

/** Without and with a time zone offset. */
const timeTypes: Record<Dialect, [string, string]> = {
  mysql: ['DATETIME(6)', 'TIMESTAMP(6)'],
  postgresql: ['TIMESTAMP', 'TIMESTAMPTZ'],
  sqlite: ['TEXT', 'TEXT'],
  sqlserver: ['DATETIME2', 'DATETIMEOFFSET'],
  oracle: ['TIMESTAMP(9)', 'TIMESTAMP(9) WITH TIME ZONE'],
}

/** The maximum digits in total and after the decimal point. */
const maxDigits: Record<Exclude<Dialect, 'sqlite'>, [all: number, fractionDigits: number]> = {
  mysql: [65, 30],
  postgresql: [1000, 1000],
  sqlserver: [38, 38],
  oracle: [38, 38],
}

/** Allows for slightly longer numbers than those in the file; text if the dialect cannot hold the digits. */
function decimalType({ integerDigits, fractionDigits, length }: ColumnStats, dialect: Dialect): string {
  // SQLite preserves 15 digits of a number.
  if (dialect === 'sqlite') return integerDigits + fractionDigits > 15 ? 'TEXT' : 'NUMERIC'
  const [all, behind] = maxDigits[dialect]
  if (integerDigits + fractionDigits > all || fractionDigits > behind)
    return textType({ length, isKey: false }, dialect)
  const precision = Math.min(all, Math.max(18, integerDigits + fractionDigits))
  return `${dialect === 'oracle' ? 'NUMBER' : dialect === 'postgresql' ? 'NUMERIC' : 'DECIMAL'}(${precision}, ${fractionDigits})`
}

function textType({ length, isKey }: Pick<ColumnStats, 'length' | 'isKey'>, dialect: Dialect): string {
  const room = length <= 255 ? 255 : 2 ** Math.ceil(Math.log2(length))
  if (dialect === 'postgresql' || dialect === 'sqlite') return 'TEXT'
  if (dialect === 'mysql') return length <= 255 || isKey ? `VARCHAR(${room})` : length <= 16_000 ? 'TEXT' : 'LONGTEXT'
  if (dialect === 'sqlserver') return room <= 4000 || isKey ? `NVARCHAR(${Math.min(room, 4000)})` : 'NVARCHAR(MAX)'
  return room <= 1000 || isKey ? `VARCHAR2(${Math.min(room, 1000)} CHAR)` : 'CLOB'
}

/** Writes a cell as a literal of its column's type. */
export function literalOf(cell: string, stats: ColumnStats, sqlType: string, dialect: Dialect): string {
  const text = cell.trim()
  if (text === '') return 'NULL'
  const isNumber = stats.type === 'integer' || stats.type === 'decimal'
  if (isNumber && !/CHAR|TEXT|CLOB/.test(sqlType)) return text
  if (stats.type === 'boolean') {
    const isTrue = text.toLowerCase() === 'true'
    return dialect === 'mysql' || dialect === 'postgresql' ? String(isTrue).toUpperCase() : isTrue ? '1' : '0'
  }
  if (stats.type === 'date' || stats.type === 'datetime') return dateLiteral(text, stats, dialect)
  return textLiteral(cell, dialect)
}

function dateLiteral(text: string, { type, hasOffset }: ColumnStats, dialect: Dialect): string {
  const { day = text, time, offset } = readDateCell(text) ?? {}
  if (type === 'date') return dialect === 'oracle' ? `DATE '${day}'` : `'${day}'`
  const zone = hasOffset ? (offset === 'Z' || offset === undefined ? '+00:00' : offset) : ''
  const written = `${day} ${time ?? '00:00:00'}${dialect === 'oracle' && zone ? ` ${zone}` : zone}`
  return dialect === 'oracle' ? `TIMESTAMP '${written}'` : `'${written}'`
}

function textLiteral(cell: string, dialect: Dialect): string {
  const doubled = cell.replaceAll("'", "''")
  // MySQL treats \ as an escape character.
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

/** In UTF-16 units, with at most three bytes each: Oracle allows 4000 bytes. */
const maxOracleLiteral = 1000
