import type { Settings } from '../settings/settings.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Opens the site's database for a command, and closes it however that ends. */
export async function withDatabase<Result>(settings: Settings, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** How the audit names whoever does something on the command line. */
export const operator = { username: 'command line', address: '' }
