import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { temporaryFolder } from '#lib/temporary-path.node.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { backupTables, tableNames } from './backup-tables.ts'
import { bumpRevision } from './bump-revision.ts'
import { isPostgres } from './column-types.ts'
import { copyRows } from './copy-rows.ts'
import { executedMigrations, migrate } from './migrate.ts'
import { type Database, openSqlite } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

/**
 * Replaces the content of the database by that of a backup, all or nothing. Sessions are not restored: everybody has to
 * log in again. Running processes notice it like any other change.
 *
 * @param after runs last in the same transaction
 * @throws OperatorError when the file is no backup, or one of a newer release
 */
export async function restore(
  database: Database,
  file: string,
  after: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}`, `没有文件 ${file}`)
  const folder = mkdtempSync(join(await temporaryFolder(), 'toolbench-restore-'))
  try {
    // Migrates an older backup in a copy, so that the file itself stays unchanged.
    copyFileSync(file, join(folder, 'backup.db'))
    const backup = await openBackup(join(folder, 'backup.db'), file)
    try {
      await migrate(backup)
      await database.transaction().execute(async (transaction) => {
        await replaceRows(backup, transaction)
        await after(transaction)
      })
    } finally {
      await backup.destroy()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function openBackup(copy: string, file: string): Promise<Database> {
  let database: Database | undefined
  try {
    database = openSqlite(copy)
    if (await isValidBackup(database)) return database
  } catch {
    // A file that SQLite cannot read is no backup.
  }
  await database?.destroy()
  throw new OperatorError(`${file} is no backup of this site, or it is damaged`, `${file} 不是本网站的备份，或已损坏`)
}

async function isValidBackup(database: Database): Promise<boolean> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(database)
  return rows[0]?.quick_check === 'ok' && (await executedMigrations(database)).length > 0
}

async function replaceRows(backup: Database, transaction: Transaction<Schema>): Promise<void> {
  if (isPostgres(transaction)) {
    const names = sql.join(tableNames.map((name) => sql.table(name)))
    await sql`lock table ${names} in exclusive mode`.execute(transaction)
  }
  const before = await readRevision(transaction)
  for (const table of tableNames.toReversed()) await transaction.deleteFrom(table).execute()
  for (const table of backupTables) await copyRows(backup, transaction, table)
  if (isPostgres(transaction)) await raiseSequences(transaction)
  // Higher than both old revisions, so that every process notices.
  const revision = Math.max(before, await readRevision(transaction))
  await transaction.updateTable('site_revision').set({ revision }).execute()
  await bumpRevision(transaction)
}

async function readRevision(transaction: Transaction<Schema>): Promise<number> {
  const row = await transaction.selectFrom('site_revision').select('revision').executeTakeFirst()
  return row?.revision ?? 0
}

/** Raises the sequences above all ids in use before the restore or in the backup. SQLite does so automatically. */
async function raiseSequences(transaction: Transaction<Schema>): Promise<void> {
  for (const table of ['data_list', 'users', 'sessions', 'audit'] as const) {
    const sequence = sql.table(`${table}_id_seq`)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      greatest((select last_value from ${sequence}), (select coalesce(max(id), 1) from ${sql.table(table)})))`.execute(
      transaction,
    )
  }
}
