import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './open-sqlite.ts'

/**
 * Brings the database to the newest form, forward only and in one transaction.
 *
 * @throws Error when a migration fails, or when a newer release has already migrated this database further
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: readMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Every file of the folder beside is a migration; their names are their order. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = join(import.meta.dirname, 'migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const entries = files.map(async (file) => [file.slice(0, -3), await import(pathToFileURL(join(folder, file)).href)])
  return Object.fromEntries(await Promise.all(entries))
}
