import { sql, type Transaction } from 'kysely'
import { isPostgres } from './column-types.ts'
import type { Schema } from './schema.ts'

/**
 * Increments the revision; called first in each transaction that changes the configuration or a list. It serializes
 * such transactions, and notifies the other processes on commit.
 */
export async function bumpRevision(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('site_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
  if (isPostgres(transaction)) await sql`select pg_notify('toolbench', '')`.execute(transaction)
}
