import type { Generated } from 'kysely'

/**
 * The tables, for the compiler: a column is made by a file of `migrations/` and named here. They use only text, integer
 * and bigint, which both databases have. Times are milliseconds since 1970.
 */
export interface Schema {
  site_config: { name: string; config: string; version: number; update_time: number }
  data_list: {
    id: Generated<number>
    key: string
    kind: string
    value: string
    sort: number
    version: number
    create_time: number
    update_time: number
  }
  /**
   * One row, id 1. The revision grows with every change of the configuration and the lists, and invalidates caches of
   * them.
   */
  site_revision: { id: number; revision: number }
  users: {
    id: Generated<number>
    username: string
    /** Argon2id in PHC form. */
    password_hash: string
    role: string
    /** 0 or 1. */
    disabled: number
    create_time: number
    update_time: number
  }
  sessions: {
    id: Generated<number>
    /** SHA-256 of the token, in hexadecimal; the token itself is not stored. */
    token_hash: string
    user_id: number
    create_time: number
    /** The time of last use, to the minute. */
    last_time: number
    expire_time: number
    address: string
    agent: string
  }
  /** Failed logins of an address, or of an address and a name, hashed. */
  login_attempts: { scope: string; failures: number; window_start: number; locked_until: number }
  audit: {
    id: Generated<number>
    time: number
    username: string
    action: string
    target: string
    /** A readable name of the target at that time; empty if the target itself is readable. */
    name: Generated<string>
    hash: string
    address: string
  }
  /** Counts of events per day: `tool:base64`, `calls`, `refused`, `failed`. */
  usage: { day: string; name: string; count: number }
  /** One row per day: the number of distinct visitors. They cannot be identified once the day's salt is deleted. */
  visits: { day: string; visitors: number; views: number }
  /** One row for every minute in which a process of this site was up. */
  heartbeats: { minute: number }
  /** Requests per address and time window, of all processes. Deleted when the window ends. */
  request_counts: { scope: string; window_start: number; count: number }
  /** Today's salt, where several processes share it, and today's visitors. Both are deleted when the day is over. */
  day_salts: { day: string; salt: string }
  day_visitors: { day: string; hash: string }
}
