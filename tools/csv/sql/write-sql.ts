import { columnTypesOf, readDateCell } from '#lib/table/column-types.ts'
import { errors } from '../errors.ts'
import type { OpenTable } from '../source/open-table.ts'
import { type ColumnFacts, type Dialect, literalOf, quoteName, sqlTypeOf } from './dialects.ts'
import { writeInsert } from './write-insert.ts'

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

/** Writes the statements that make a table and fill it. */
export function writeSql({ names, rows }: OpenTable, style: SqlStyle): SqlScript {
  const { dialect, keys } = style
  for (const key of keys) if (!names.includes(key)) throw errors.noColumn({ name: key.slice(0, 60).toWellFormed() })
  if (style.onConflict !== 'none' && keys.length === 0 && needsKeys(style)) throw errors.noKeys()
  const types = columnTypesOf(rows, names.length)
  const facts = names.map((name, column) => factsOf(rows, column, types[column] ?? 'text', keys.includes(name)))
  const columns = names.map((name, column) => ({ name, type: sqlTypeOf(facts[column] ?? noFacts, dialect) }))
  const table = style.table
    .split('.')
    .map((part) => quoteName(part, dialect))
    .join('.')
  const quoted = names.map((name) => quoteName(name, dialect))
  const parts: string[] = []
  if (style.create) {
    const lines = columns.map(
      ({ type }, column) => `  ${quoted[column]} ${type}${facts[column]?.isKey ? ' NOT NULL' : ''}`,
    )
    if (keys.length > 0) lines.push(`  PRIMARY KEY (${keys.map((key) => quoteName(key, dialect)).join(', ')})`)
    parts.push(`CREATE TABLE ${table} (\n${lines.join(',\n')}\n);\n`)
  }
  const size = Math.min(style.batch, maxBatch[dialect] ?? style.batch)
  for (let at = 0; at < rows.length; at += size) {
    const values = rows
      .slice(at, at + size)
      .map((row) =>
        columns.map(({ type }, column) => literalOf(row[column] ?? '', facts[column] ?? noFacts, type, dialect)),
      )
    const keyColumns = keys.map((key) => quoteName(key, dialect))
    parts.push(writeInsert({ table, columns: quoted, keys: keyColumns, values }, dialect, style.onConflict))
  }
  return { sql: parts.join('\n'), columns }
}

/** How many rows one statement may hold: SQL Server's own limit, and what Oracle takes before it becomes slow. */
const maxBatch: Partial<Record<Dialect, number>> = { sqlserver: 1000, oracle: 500 }

/** MySQL and, to ignore, PostgreSQL and SQLite find the row by the keys that the table has. */
const needsKeys = ({ dialect, onConflict }: SqlStyle): boolean =>
  dialect === 'sqlserver' || dialect === 'oracle' || (dialect !== 'mysql' && onConflict === 'update')

const noFacts: ColumnFacts = { type: 'text', length: 0, whole: 0, fraction: 0, hasOffset: false, isKey: false }

function factsOf(rows: OpenTable['rows'], column: number, type: ColumnFacts['type'], isKey: boolean): ColumnFacts {
  const facts = { ...noFacts, type, isKey }
  for (const row of rows) {
    const cell = row[column] ?? ''
    facts.length = Math.max(facts.length, cell.length)
    if (type === 'integer' || type === 'decimal') {
      const [whole = '', fraction = ''] = cell.trim().replace('-', '').split('.')
      facts.whole = Math.max(facts.whole, whole.length)
      facts.fraction = Math.max(facts.fraction, fraction.length)
    } else if (type === 'datetime' && readDateCell(cell)?.offset !== undefined) facts.hasOffset = true
  }
  return facts
}
