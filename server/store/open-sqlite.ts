import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { OperatorError } from '../settings/operator-error.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** Returns the path of the embedded database in a folder. */
export const sqliteFile = (folder: string): string => (folder === ':memory:' ? folder : join(folder, 'toolbench.db'))

/**
 * Returns the path of the embedded database that is there already, for what must not make an empty one.
 *
 * @throws OperatorError where there is none yet
 */
export function existingSqliteFile(folder: string): string {
  const file = sqliteFile(folder)
  if (!existsSync(file)) throw new OperatorError(`There is no database in ${folder} yet`, `${folder} 中还没有数据库`)
  return file
}

/**
 * Opens an embedded database, and creates it if missing. Committed transactions survive a killed process and a power
 * loss: write-ahead log with `synchronous=FULL`.
 */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') makePrivate(file)
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on')
  return new Kysely<Schema>({
    dialect: new ImmediateDialect({
      database: { close: () => database.close(), prepare: (sql) => statementOf(database.prepare(sql)) },
    }),
  })
}

/**
 * Makes the file readable by its owner only, whatever the permissions of the folder, and creates it if missing. SQLite
 * gives the files beside it (`-wal`, `-shm`) the same permissions.
 */
function makePrivate(file: string): void {
  makeFolder(dirname(resolve(file)))
  closeSync(openSync(file, 'a', 0o600))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(part, 0o600)
    } catch {
      // It is missing, or belongs to another user who has granted access.
    }
  }
}

/**
 * Creates a folder and its parents one at a time: Node's `recursive` option loops for ever in folders such as /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another starting process may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}

/**
 * SQLite with immediate transactions: they take the write lock when they begin, so that none fails half way for lack of
 * it.
 */
class ImmediateDialect extends SqliteDialect {
  #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite can roll back DDL, so that a failed migration changes nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Provides the few methods of better-sqlite3's statements that Kysely calls. */
function statementOf(statement: StatementSync) {
  const bound = (values: readonly unknown[]) => values.map(bindable)
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...bound(values)),
    run: (values: readonly unknown[]) => statement.run(...bound(values)),
    iterate: (values: readonly unknown[]) => statement.iterate(...bound(values)),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  throw new Error(`The database has no type for ${typeof value}`)
}
