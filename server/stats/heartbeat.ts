import type { Database } from '../store/open-sqlite.ts'

const minuteLength = 60_000
const monthOfMinutes = 30 * 24 * 60

/** Records that the site is up in this minute, and deletes records older than 30 days. */
export async function recordHeartbeat(database: Database, now: number = Date.now()): Promise<void> {
  const minute = Math.floor(now / minuteLength)
  await database
    .insertInto('heartbeats')
    .values({ minute })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database
    .deleteFrom('heartbeats')
    .where('minute', '<=', minute - monthOfMinutes)
    .execute()
}

/**
 * Returns the uptime of the last 30 days, or since the first start if that was later, from 0 to 1; null before the
 * first full minute.
 */
export async function measureUptime(database: Database, now: number = Date.now()): Promise<number | null> {
  const current = Math.floor(now / minuteLength)
  const row = await database
    .selectFrom('heartbeats')
    .select(({ fn }) => [fn.countAll<number>().as('beats'), fn.min('minute').as('first')])
    .where('minute', '>', current - monthOfMinutes)
    // The current minute may not be recorded yet.
    .where('minute', '<', current)
    .executeTakeFirst()
  if (!row?.beats) return null
  return Number(row.beats) / (current - Number(row.first))
}
