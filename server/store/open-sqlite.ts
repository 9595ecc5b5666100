import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/**
 * Opens the embedded database of a folder. What a transaction has acknowledged survives a killed process and a power
 * loss: write-ahead log with `synchronous=FULL`.
 */
export function openSqlite(folder: string): Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'toolbench.db'))
  database.exec('pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma busy_timeout=5000')
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: { close: () => database.close(), prepare: (sql) => statementOf(database.prepare(sql)) },
    }),
  })
}

/** Gives Kysely the few methods of better-sqlite3's statements that it calls. */
function statementOf(statement: StatementSync) {
  const values = (given: readonly unknown[]) => given.map(bindable)
  return {
    reader: statement.columns().length > 0,
    all: (given: readonly unknown[]) => statement.all(...values(given)),
    run: (given: readonly unknown[]) => statement.run(...values(given)),
    iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  throw new Error(`The database has no type for ${typeof value}`)
}
