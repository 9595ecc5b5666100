import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from 'kysely/migration'

export type Migrations = Record<string, Migration>

/** Loads the migrations of this release: the files in `migrations`, in the order of their names. */
export async function readMigrations(): Promise<Migrations> {
  const folder = join(import.meta.dirname, 'migrations')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const entries = files.map(async (file) => [file.slice(0, -3), await import(pathToFileURL(join(folder, file)).href)])
  return Object.fromEntries(await Promise.all(entries))
}
