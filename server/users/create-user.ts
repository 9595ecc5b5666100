import type { Transaction } from 'kysely'
import type { Schema } from '../store/schema.ts'

interface NewUser {
  username: string
  password_hash: string
  role: 'admin' | 'user'
}

/** Inserts a user; the caller has claimed the name. */
export async function createUser(transaction: Transaction<Schema>, user: NewUser): Promise<void> {
  const now = Date.now()
  await transaction
    .insertInto('users')
    .values({ ...user, disabled: 0, create_time: now, update_time: now })
    .execute()
}
