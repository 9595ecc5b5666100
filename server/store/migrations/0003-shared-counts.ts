import type { Kysely } from 'kysely'

/** Counts shared by several processes: requests of a minute, visitors of a day with the day's salt. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('request_counts')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_counts_key', ['scope', 'window_start'])
    .execute()
  await schema
    .createTable('day_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('day_visitors')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_visitors_key', ['day', 'hash'])
    .execute()
}
