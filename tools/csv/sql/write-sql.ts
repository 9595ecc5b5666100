import { columnTypesOf, readDateCell } from '#lib/table/column-types.ts'
import { errors } from '../errors.ts'
import type { OpenTable } from '../source/open-table.ts'
import { type ColumnStats, type Dialect, literalOf, quoteName, sqlTypeOf } from './dialects.ts'

export interface SqlStyle {
  table: string
  dialect: Dialect
  create: boolean
  batch: number
  onConflict: 'none' | 'ignore' | 'update'
  keys: string[]
}

interface SqlScript {
  sql: string
  columns: { name: string; type: string }[]
}

/** Writes the statements that create a table and insert its rows. */
export function writeSql({ names, rows }: OpenTable, style: SqlStyle): SqlScript {
  const { dialect, keys } = style
  for (const key of keys) if (!names.includes(key)) throw errors.noColumn({ name: key.slice(0, 60).toWellFormed() })
  if (style.onConflict !== 'none' && keys.length === 0 && needsKeys(style)) throw errors.noKeys()
  const types = columnTypesOf(rows, names.length)
  const stats = names.map((name, column) => statsOf(rows, column, types[column] ?? 'text', keys.includes(name)))
  const columns = names.map((name, column) => ({ name, type: sqlTypeOf(stats[column] ?? emptyStats, dialect) }))
  const table = style.table
    .split('.')
    .map((part) => quoteName(part, dialect))
    .join('.')
  const quoted = names.map((name) => quoteName(name, dialect))
  const parts: string[] = []
  if (style.create) {
    const lines = columns.map(
      ({ type }, column) => `  ${quoted[column]} ${type}${stats[column]?.isKey ? ' NOT NULL' : ''}`,
    )
    if (keys.length > 0) lines.push(`  PRIMARY KEY (${keys.map((key) => quoteName(key, dialect)).join(', ')})`)
    parts.push(`CREATE TABLE ${table} (\n${lines.join(',\n')}\n);\n`)
  }
  const size = Math.min(style.batch, maxBatch[dialect] ?? style.batch)
  for (let at = 0; at < rows.length; at += size) {
    const values = rows
      .slice(at, at + size)
      .map((row) =>
        columns.map(({ type }, column) => literalOf(row[column] ?? '', stats[column] ?? emptyStats, type, dialect)),
      )
    const keyColumns = keys.map((key) => quoteName(key, dialect))
    parts.push(writeInsert({ table, columns: quoted, keys: keyColumns, values }, dialect, style.onConflict))
  }
  return { sql: parts.join('\n'), columns }
}

/** The maximum rows per statement: SQL Server's limit, and what Oracle takes before it becomes slow. */
const maxBatch: Partial<Record<Dialect, number>> = { sqlserver: 1000, oracle: 500 }

/** MySQL, and for `ignore` PostgreSQL and SQLite, use the table's own keys. */
const needsKeys = ({ dialect, onConflict }: SqlStyle): boolean =>
  dialect === 'sqlserver' || dialect === 'oracle' || (dialect !== 'mysql' && onConflict === 'update')

const emptyStats: ColumnStats = {
  type: 'text',
  length: 0,
  integerDigits: 0,
  fractionDigits: 0,
  hasOffset: false,
  isKey: false,
}

function statsOf(rows: OpenTable['rows'], column: number, type: ColumnStats['type'], isKey: boolean): ColumnStats {
  const stats = { ...emptyStats, type, isKey }
  for (const row of rows) {
    const cell = row[column] ?? ''
    stats.length = Math.max(stats.length, cell.length)
    if (type === 'integer' || type === 'decimal') {
      const [integerDigits = '', fractionDigits = ''] = cell.trim().replace('-', '').split('.')
      stats.integerDigits = Math.max(stats.integerDigits, integerDigits.length)
      stats.fractionDigits = Math.max(stats.fractionDigits, fractionDigits.length)
    } else if (type === 'datetime' && readDateCell(cell)?.offset !== undefined) stats.hasOffset = true
  }
  return stats
}

/** The rows of one statement, with all names quoted. */
interface Insert {
  table: string
  columns: string[]
  keys: string[]
  values: string[][]
}

/** Writes a statement that inserts rows, with a clause for rows whose keys exist. */
function writeInsert(insert: Insert, dialect: Dialect, onConflict: 'none' | 'ignore' | 'update'): string {
  if (onConflict !== 'none' && (dialect === 'sqlserver' || dialect === 'oracle'))
    return writeMerge(insert, dialect, onConflict)
  if (dialect === 'oracle') return writeInsertAll(insert)
  const ending = onConflict === 'none' ? '' : conflictClause(insert, dialect, onConflict)
  const verb = onConflict === 'ignore' && dialect === 'mysql' ? 'INSERT IGNORE INTO' : 'INSERT INTO'
  return `${verb} ${insert.table} (${insert.columns.join(', ')}) VALUES\n${tuples(insert.values)}${ending};\n`
}

const tuples = (values: readonly (readonly string[])[]): string =>
  values.map((row) => `  (${row.join(', ')})`).join(',\n')

function conflictClause({ columns, keys }: Insert, dialect: Dialect, onConflict: 'ignore' | 'update'): string {
  const others = columns.filter((column) => !keys.includes(column))
  if (dialect === 'mysql') {
    const updated = (others.length > 0 ? others : columns).map((column) => `${column} = VALUES(${column})`)
    return onConflict === 'ignore' ? '' : `\nON DUPLICATE KEY UPDATE\n  ${updated.join(',\n  ')}`
  }
  const target = keys.length > 0 ? ` (${keys.join(', ')})` : ''
  if (onConflict === 'ignore' || others.length === 0) return `\nON CONFLICT${target} DO NOTHING`
  return `\nON CONFLICT${target} DO UPDATE SET\n  ${others.map((column) => `${column} = excluded.${column}`).join(',\n  ')}`
}

function writeInsertAll({ table, columns, values }: Insert): string {
  const into = (row: readonly string[]) => `  INTO ${table} (${columns.join(', ')}) VALUES (${row.join(', ')})\n`
  return `INSERT ALL\n${values.map(into).join('')}SELECT 1 FROM dual;\n`
}

/** Writes MERGE for SQL Server and Oracle; Oracle lacks VALUES as a source, so SELECT is used. */
function writeMerge(
  { table, columns, keys, values }: Insert,
  dialect: Dialect,
  onConflict: 'ignore' | 'update',
): string {
  const isOracle = dialect === 'oracle'
  const others = columns.filter((column) => !keys.includes(column))
  const selected = (row: readonly string[]) =>
    `  SELECT ${row.map((value, at) => `${value} AS ${columns[at]}`).join(', ')} FROM dual`
  const source = isOracle
    ? `USING (\n${values.map(selected).join('\n  UNION ALL\n')}\n) s`
    : `USING (VALUES\n${tuples(values)}\n) AS s (${columns.join(', ')})`
  const update = onConflict === 'update' && others.length > 0
  return [
    `MERGE INTO ${table} ${isOracle ? 't' : 'AS t'}`,
    source,
    `ON (${keys.map((key) => `t.${key} = s.${key}`).join(' AND ')})`,
    ...(update
      ? [`WHEN MATCHED THEN UPDATE SET ${others.map((column) => `t.${column} = s.${column}`).join(', ')}`]
      : []),
    `WHEN NOT MATCHED THEN INSERT (${columns.join(', ')}) VALUES (${columns.map((column) => `s.${column}`).join(', ')});\n`,
  ].join('\n')
}
