import type { Dialect } from './dialects.ts'

/** Rows that one statement inserts, all names quoted. */
interface Insert {
  table: string
  columns: string[]
  keys: string[]
  values: string[][]
}

/** Writes a statement that inserts rows, and says what to do where one with its keys is there. */
export function writeInsert(insert: Insert, dialect: Dialect, onConflict: 'none' | 'ignore' | 'update'): string {
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

/** Both databases have MERGE; Oracle has no list of values to merge from. */
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
