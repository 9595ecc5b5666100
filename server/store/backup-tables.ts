import type { Schema } from './schema.ts'

/**
 * What a backup holds, and what it leaves out: sessions that have ended since must not come to life again, and nobody
 * shall learn from a backup who the visitors of a day were.
 */
const tables: Record<keyof Schema, 'included' | 'excluded'> = {
  site_config: 'included',
  data_list: 'included',
  site_revision: 'included',
  users: 'included',
  sessions: 'excluded',
  login_attempts: 'excluded',
  audit: 'included',
  usage: 'included',
  visits: 'included',
  heartbeats: 'included',
  request_counts: 'excluded',
  day_salts: 'excluded',
  day_visitors: 'excluded',
}

/** Every table, those that others refer to first. */
export const tableNames = Object.keys(tables) as (keyof Schema)[]

export const backupTables = tableNames.filter((name) => tables[name] === 'included')
