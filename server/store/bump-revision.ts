import { sql, type Transaction } from 'kysely'
import { isPostgres } from './column-types.ts'
import type { Schema } from './schema.ts'

/**
 * Notes, first in a transaction, that it changes the configuration or a list. Such transactions wait for one another
 * here, and the other processes hear of it when it is done.
 */
export async function bumpRevision(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('site_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
  if (isPostgres(transaction)) await sql`select pg_notify('toolbench', '')`.execute(transaction)
}
