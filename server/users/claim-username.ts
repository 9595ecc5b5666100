import type { Transaction } from 'kysely'
import { bumpRevision } from '../store/bump-revision.ts'
import type { Schema } from '../store/schema.ts'

/** Says whether a name is nobody else's. Until the transaction ends, others who ask for a name wait. */
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
