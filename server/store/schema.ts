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
  /** One row a day: how many distinct visitors it had. Who they were is forgotten with the day's salt. */
  visits: { day: string; visitors: number; views: number }
  /** One row for every minute in which a process of this site said that it was up. */
  heartbeats: { minute: number }
}
