import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { OperatorError } from '../settings/operator-error.ts'
import type { Settings } from '../settings/settings.ts'
import { backupTables, tableNames } from './backup-tables.ts'
import { copyRows } from './copy-rows.ts'
import { executedMigrations, migrate, pendingMigrations } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { type Database, existingSqliteFile, openSqlite } from './open-sqlite.ts'
import { readMigrations } from './read-migrations.ts'
import type { Schema } from './schema.ts'
import { writeAtomically } from './write-atomically.ts'

/**
 * Writes a consistent backup of the database into a new SQLite file, while the site may be running. Uploads are not
 * included. A backup of either kind of database can be restored into either.
 *
 * @throws OperatorError when the file exists, when there is no database yet, or when a newer release has changed it
 */
export async function backUp(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>, file: string): Promise<void> {
  if (existsSync(file))
    throw new OperatorError(`${file} exists already: name a new file`, `${file} 已存在：请指定新文件`)
  const database = await openUnmigrated(settings)
  try {
    await pendingMigrations(database)
    await writeAtomically(file, (draft) =>
      settings.DATABASE_URL ? copyPostgres(database, draft) : copyEmbedded(database, draft),
    )
  } finally {
    await database.destroy()
  }
}

/** Opens the existing database without migrating it. */
const openUnmigrated = async ({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> =>
  DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(existingSqliteFile(DATA_DIR))

/** Copies an embedded database into an empty file, consistently even while others write. */
export async function copySqlite(database: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(database)
}

async function copyEmbedded(database: Database, file: string): Promise<void> {
  await copySqlite(database, file)
  const copy = openSqlite(file)
  try {
    const there = await tablesOf(copy)
    for (const name of there.filter((name) => !backupTables.includes(name))) await copy.deleteFrom(name).execute()
    // VACUUM also removes deleted rows from the file.
    await sql`vacuum`.execute(copy)
    await closeLog(copy)
  } finally {
    await copy.destroy()
  }
}

async function copyPostgres(database: Database, file: string): Promise<void> {
  const copy = openSqlite(file)
  try {
    await migrate(copy, await migrationsOf(database))
    const tables = (await tablesOf(copy)).filter((name) => backupTables.includes(name))
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((reading) =>
        copy.transaction().execute(async (writing) => {
          // The row that a new database already has.
          await writing.deleteFrom('site_revision').execute()
          for (const table of tables) await copyRows(reading, writing, table)
        }),
      )
    await closeLog(copy)
  } finally {
    await copy.destroy()
  }
}

/** A database of an older release has fewer tables. */
async function tablesOf(database: Database): Promise<(keyof Schema)[]> {
  const there = await database.introspection.getTables()
  return tableNames.filter((name) => there.some((table) => table.name === name))
}

/** Makes it a single file, without a write-ahead log. */
const closeLog = (database: Database) => sql`pragma journal_mode=delete`.execute(database)

/** Returns the executed migrations of a database, as its copy must have the same schema. */
async function migrationsOf(database: Database) {
  const done = await executedMigrations(database)
  if (done.length === 0) throw new OperatorError('There is no site in this database yet', '此数据库中还没有网站')
  return Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => done.includes(name)))
}
