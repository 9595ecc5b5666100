import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

/** 64-bit integers come as numbers: nothing here grows past 2^53. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
}

/**
 * Opens a PostgreSQL database.
 *
 * @throws Error when the server is set to lose what it has acknowledged (`fsync=off`)
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: 10, connectionTimeoutMillis: 5000, statement_timeout: 30_000 },
    ...{ idle_in_transaction_session_timeout: 30_000, application_name: 'toolbench', types: types as never },
  })
  // A connection that breaks, at rest or in use, is replaced; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(database)
  if (rows[0]?.fsync === 'on') return database
  await database.destroy()
  throw new Error('PostgreSQL runs with fsync=off: what it acknowledges can be lost. Turn it on.')
}
