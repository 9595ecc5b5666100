import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/** Whether a database is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = (database: { getExecutor(): { adapter: unknown } }): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** Adds an auto-incrementing primary key: 64 bits on both databases, so that no id sent by a client overflows it. */
export function withId<Table extends string>(database: Kysely<unknown>, table: CreateTableBuilder<Table>) {
  if (isPostgres(database)) return table.addColumn('id', 'bigserial', (column) => column.primaryKey())
  return table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
}

/** Text that is ordered by code point on both databases, whatever the language of the PostgreSQL server. */
export const textByCodePoint = (database: Kysely<unknown>) =>
  isPostgres(database) ? sql<string>`text collate "C"` : sql<string>`text`
