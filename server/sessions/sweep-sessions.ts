import type { Settings } from '../settings/settings.ts'
import { isPostgres } from '../store/column-types.ts'
import type { Database } from '../store/open-sqlite.ts'
import { attemptWindow } from './count-login-attempts.ts'

/** Removes expired sessions and expired counts of failed logins. */
export async function sweepSessions(
  database: Database,
  { SESSION_IDLE_SECONDS }: Pick<Settings, 'SESSION_IDLE_SECONDS'>,
  now: number = Date.now(),
): Promise<void> {
  const ended = database
    .selectFrom('sessions')
    .select('id')
    .where((row) => row.or([row('expire_time', '<=', now), row('last_time', '<=', now - SESSION_IDLE_SECONDS * 1000)]))
  const past = database
    .selectFrom('login_attempts')
    .select('scope')
    .where('window_start', '<=', now - attemptWindow)
    .where('locked_until', '<=', now)
  // Skips locked rows until the next time, to avoid deadlocks.
  const skips = isPostgres(database)
  await database
    .deleteFrom('sessions')
    .where('id', 'in', skips ? ended.forUpdate().skipLocked() : ended)
    .execute()
  await database
    .deleteFrom('login_attempts')
    .where('scope', 'in', skips ? past.forUpdate().skipLocked() : past)
    .execute()
}
