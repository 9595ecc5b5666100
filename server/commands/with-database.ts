import type { Settings } from '../settings/settings.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Opens the site's database for a command, and always closes it. */
export async function withDatabase<Result>(settings: Settings, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** The actor that the audit records for commands. */
export const commandLineActor = { username: 'command line', address: '' }
