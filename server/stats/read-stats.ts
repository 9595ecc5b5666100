import type { Stats } from '#contract/stats.ts'
import type { Database } from '../store/open-sqlite.ts'
import { measureUptime } from './heartbeat.ts'

/** Reads the figures of the site. */
export async function readStats(database: Database, tools: number): Promise<Stats> {
  const row = await database
    .selectFrom('visits')
    .select(({ fn }) => fn.sum<number>('visitors').as('users'))
    .executeTakeFirst()
  return { tools, users: Number(row?.users ?? 0), uptime: await measureUptime(database) }
}
