import type { Settings } from '../settings/settings.ts'
import { backUpBeforeMigration } from './backup-before-migration.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { type Database, openSqlite, sqliteFile } from './open-sqlite.ts'

/** Opens the database that the settings name, in its newest form; an embedded one is copied before it is changed. */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(sqliteFile(DATA_DIR))
  try {
    if (!DATABASE_URL) await backUpBeforeMigration(database, sqliteFile(DATA_DIR))
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}
