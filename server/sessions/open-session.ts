import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Settings } from '../settings/settings.ts'
import type { Schema } from '../store/schema.ts'
import { sha256 } from '../store/sha256.ts'

const maxSessions = 20

interface SessionOwner {
  user: number
  address: string
  agent: string
}

/**
 * Opens a session with a new token: 256 random bits, of which only the hash is stored. A user has at most twenty
 * sessions; the least recently used is ended for a new one. The transaction must have locked the user's row.
 */
export async function openSession(
  transaction: Transaction<Schema>,
  { SESSION_TTL_SECONDS }: Pick<Settings, 'SESSION_TTL_SECONDS'>,
  { user, address, agent }: SessionOwner,
): Promise<{ token: string; expires: number }> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const expires = now + SESSION_TTL_SECONDS * 1000
  const times = { create_time: now, last_time: now, expire_time: expires }
  await transaction
    .insertInto('sessions')
    .values({ token_hash: sha256(token), user_id: user, ...times, address, agent })
    .execute()
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', user)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user)
        .orderBy('last_time', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSessions),
    )
    .execute()
  return { token, expires }
}
