import type { Settings } from '../settings/settings.ts'
import { openDatabase } from '../store/open-database.ts'
import { type Database, existingSqliteFile } from '../store/open-sqlite.ts'

/** Opens the site's database for a command, and always closes it. */
export async function withDatabase<Result>(settings: Settings, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/**
 * Opens a database that is there already, for commands that change nothing or need a user.
 *
 * @throws OperatorError where there is no database yet, instead of making an empty one
 */
export async function withExistingDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = settings
  if (!DATABASE_URL) existingSqliteFile(DATA_DIR)
  return withDatabase(settings, work)
}

/** The actor that the audit records for commands. */
export const commandLineActor = { username: 'command line', address: '' }
