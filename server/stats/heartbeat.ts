import type { Database } from '../store/open-sqlite.ts'

const minuteLength = 60_000
const monthOfMinutes = 30 * 24 * 60

/** Records that the site is up in this minute, and forgets what is older than 30 days. */
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
 * Measures the share of the last 30 days in which the site was up, 0 to 1, counted from its first start if that was
 * later; null while there is no full minute to count.
 */
export async function measureUptime(database: Database, now: number = Date.now()): Promise<number | null> {
  const current = Math.floor(now / minuteLength)
  const row = await database
    .selectFrom('heartbeats')
    .select(({ fn }) => [fn.countAll<number>().as('beats'), fn.min('minute').as('first')])
    .where('minute', '>', current - monthOfMinutes)
    // The current minute may still be recorded.
    .where('minute', '<', current)
    .executeTakeFirst()
  if (!row?.beats) return null
  return Number(row.beats) / (current - Number(row.first))
}
