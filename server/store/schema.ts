import type { Generated } from 'kysely'

/** The tables. Only text, integer and bigint: what every supported database has. Times are milliseconds since 1970. */
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
  /** One row, id 1. Its number grows with every change of the configuration and the lists: who keeps them asks for it. */
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
    /** SHA-256 of the token, in hexadecimal: the token itself is nowhere. */
    token_hash: string
    user_id: number
    create_time: number
    /** When it was last used, to the minute. */
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
    /** What people call it, as it was called then; empty where the target says it. */
    name: Generated<string>
    hash: string
    address: string
  }
  /** How often something happened on a day: `tool:base64`, `calls`, `refused`, `failed`. */
  usage: { day: string; name: string; count: number }
  /** One row a day: how many distinct visitors it had. Who they were is forgotten with the day's salt. */
  visits: { day: string; visitors: number; views: number }
  /** One row for every minute in which a process of this site was up. */
  heartbeats: { minute: number }
  /** How many requests of an address several processes have had in a window. Kept for as long as it lasts. */
  request_counts: { scope: string; window_start: number; count: number }
  /** The salt of today, where several processes share it, and today's visitors. Both are deleted when the day is over. */
  day_salts: { day: string; salt: string }
  day_visitors: { day: string; hash: string }
}
