import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/** Says whether a database is PostgreSQL; else it is SQLite. */
export const isPostgres = (database: { getExecutor(): { adapter: unknown } }): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** Adds a primary key that counts by itself: 64 bits on both databases, so that no id a client can send overflows it. */
export function withId<Table extends string>(database: Kysely<unknown>, table: CreateTableBuilder<Table>) {
  if (isPostgres(database)) return table.addColumn('id', 'bigserial', (column) => column.primaryKey())
  return table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
}

/** Text that is ordered by code point on both databases, whatever the language of the PostgreSQL server. */
export const textByCodePoint = (database: Kysely<unknown>) =>
  isPostgres(database) ? sql<string>`text collate "C"` : sql<string>`text`
