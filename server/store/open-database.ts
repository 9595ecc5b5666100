import type { Settings } from '../settings/settings.ts'
import { backUpBeforeMigration } from './backup-before-migration.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { type Database, openSqlite, sqliteFile } from './open-sqlite.ts'

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Opens the database that the settings name, in its newest form; an embedded one is copied before it is changed.
 *
 * @param maxMilliseconds how long to wait for PostgreSQL later on; its migrations take the time that they need
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Place, maxMilliseconds?: number): Promise<Database> {
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
