import type { Principal } from '../routes/principal.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import { sha256 } from '../store/sha256.ts'

/**
 * Finds the session of a token; undefined when it is unknown, expired or idle for too long, or its user is disabled.
 */
export async function findSession(
  database: Database,
  { SESSION_IDLE_SECONDS }: Pick<Settings, 'SESSION_IDLE_SECONDS'>,
  token: string,
  now: number = Date.now(),
): Promise<Omit<Principal, 'language'> | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session', 'last_time', 'users.id', 'username', 'role'])
    .select(['users.create_time', 'users.update_time'])
    .where('token_hash', '=', sha256(token))
    .where('disabled', '=', 0)
    .where('expire_time', '>', now)
    .where('last_time', '>', now - SESSION_IDLE_SECONDS * 1000)
    .executeTakeFirst()
  if (!row) return undefined
  // To the minute, so that not every call writes.
  if (now - row.last_time > Math.min(minute, SESSION_IDLE_SECONDS * 100))
    await database.updateTable('sessions').set({ last_time: now }).where('id', '=', row.session).execute()
  const { session, id, username, create_time, update_time } = row
  return { session, token, user: { id, username, role: roleOf(row.role), create_time, update_time } }
}

const minute = 60_000

const roleOf = (text: string): 'admin' | 'user' => (text === 'admin' ? 'admin' : 'user')
