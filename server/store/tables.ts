import type { Schema } from './schema.ts'

/**
 * What a backup holds, and what it leaves out: sessions that have ended since must not come to life again, and nobody
 * shall learn from a backup who the visitors of a day were.
 */
const tables: Record<keyof Schema, 'kept' | 'forgotten'> = {
  site_config: 'kept',
  data_list: 'kept',
  site_revision: 'kept',
  users: 'kept',
  sessions: 'forgotten',
  login_attempts: 'forgotten',
  audit: 'kept',
  usage: 'kept',
  visits: 'kept',
  heartbeats: 'kept',
  request_counts: 'forgotten',
  day_salts: 'forgotten',
  day_visitors: 'forgotten',
}

/** Every table, those that others refer to first. */
export const tableNames = Object.keys(tables) as (keyof Schema)[]

export const keptTables = tableNames.filter((name) => tables[name] === 'kept')
