import { dirname, join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { copySqlite } from './backup.ts'
import { executedMigrations, migrate, pendingMigrations } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { type Database, openSqlite, sqliteFile } from './open-sqlite.ts'
import { writeAtomically } from './write-atomically.ts'

type DatabaseLocation = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Opens the database of the settings and migrates it; an embedded one is backed up before a migration.
 *
 * @param maxMilliseconds the time limit of later queries to PostgreSQL; migrations have none
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseLocation,
  maxMilliseconds?: number,
): Promise<Database> {
  const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(sqliteFile(DATA_DIR))
  try {
    if (!DATABASE_URL) await backUpBeforeMigration(database, sqliteFile(DATA_DIR))
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  if (!DATABASE_URL || maxMilliseconds === undefined) return database
  await database.destroy()
  return openPostgres(DATABASE_URL, maxMilliseconds)
}

/**
 * Backs up an embedded database before a migration, as `toolbench-before-<newest migration>.db` beside it. A database
 * that is new or up to date needs none.
 */
async function backUpBeforeMigration(database: Database, file: string): Promise<void> {
  const newest = (await pendingMigrations(database)).at(-1)
  if (newest === undefined || (await executedMigrations(database)).length === 0) return
  const copy = join(dirname(file), `toolbench-before-${newest}.db`)
  await writeAtomically(copy, (draft) => copySqlite(database, draft), isUnmigrated)
}

/**
 * Whether the copy is still unmigrated: if another process migrated the database while it was copied, that process has
 * made the backup.
 */
async function isUnmigrated(draft: string): Promise<boolean> {
  const database = openSqlite(draft)
  try {
    return (await pendingMigrations(database)).length > 0
  } finally {
    await database.destroy()
  }
}
