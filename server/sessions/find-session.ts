import { createHash } from 'node:crypto'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Who calls, and by which session. */
export interface Visitor {
  session: number
  token: string
  user: { id: number; username: string; role: 'admin' | 'user'; create_time: number; update_time: number }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const minute = 60_000

/** Finds the session of a token; undefined when it is unknown, has ended, rested too long, or its user is disabled. */
export async function findSession(
  database: Database,
  settings: Pick<Settings, 'SESSION_IDLE_SECONDS'>,
  token: string,
  now: number = Date.now(),
): Promise<Visitor | undefined> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session', 'last_time', 'users.id', 'username', 'role'])
    .select(['users.create_time', 'users.update_time'])
    .where('token_hash', '=', hashOf(token))
    .where('disabled', '=', 0)
    .where('expire_time', '>', now)
    .where('last_time', '>', now - settings.SESSION_IDLE_SECONDS * 1000)
    .executeTakeFirst()
  if (!row) return undefined
  // To the minute: not every call is a write.
  if (now - row.last_time > minute)
    await database.updateTable('sessions').set({ last_time: now }).where('id', '=', row.session).execute()
  const { session, id, username, create_time, update_time } = row
  return { session, token, user: { id, username, role: roleOf(row.role), create_time, update_time } }
}

const roleOf = (text: string): 'admin' | 'user' => (text === 'admin' ? 'admin' : 'user')
