import type { Transaction } from 'kysely'
import { bumpRevision } from '../store/bump-revision.ts'
import type { Schema } from '../store/schema.ts'

/** Whether a username is free. Other transactions that claim one wait until this one ends. */
export async function claimUsername(transaction: Transaction<Schema>, username: string, own = 0): Promise<boolean> {
  await bumpRevision(transaction)
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where('id', '!=', own)
    .executeTakeFirst()
  return other === undefined
}
