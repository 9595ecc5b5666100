import { dirname, join } from 'node:path'
import { copySqlite } from './backup.ts'
import { executedMigrations, pendingMigrations } from './migrate.ts'
import { type Database, openSqlite } from './open-sqlite.ts'
import { writeAtomically } from './write-atomically.ts'

/**
 * Keeps a copy of an embedded database that is about to be migrated: `toolbench-before-<newest migration>.db` beside it.
 * A database that is new or up to date needs none.
 */
export async function backUpBeforeMigration(database: Database, file: string): Promise<void> {
  const newest = (await pendingMigrations(database)).at(-1)
  if (newest === undefined || (await executedMigrations(database)).length === 0) return
  const copy = join(dirname(file), `toolbench-before-${newest}.db`)
  await writeAtomically(copy, (draft) => copySqlite(database, draft), isBefore)
}

/** Another process may have migrated the database while it was copied: then that process has made the copy. */
async function isBefore(draft: string): Promise<boolean> {
  const database = openSqlite(draft)
  try {
    return (await pendingMigrations(database)).length > 0
  } finally {
    await database.destroy()
  }
}
