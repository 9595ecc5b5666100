import type { Schema } from './schema.ts'

/**
 * The tables that a backup includes. It excludes sessions, as ended ones must not become valid again, and all data from
 * which visitors could be identified.
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

/** Every table; referenced ones come first. */
export const tableNames = Object.keys(tables) as (keyof Schema)[]

export const backupTables = tableNames.filter((name) => tables[name] === 'included')
