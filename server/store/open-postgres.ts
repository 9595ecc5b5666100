import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { boundedPool } from './bounded-pool.ts'
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
 * @param maxMilliseconds how long to wait for a connection, and for the answer to each query, where people wait for what
 *   comes of it; without it only PostgreSQL's own limits hold, which migrations and backups need
 * @throws Error when the server is set to lose what it has acknowledged (`fsync=off`)
 */
export async function openPostgres(url: string, maxMilliseconds?: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: maxMilliseconds ?? 5000,
    keepAlive: true,
    statement_timeout: maxMilliseconds ?? 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'toolbench',
    types: types as never,
  })
  // A connection that breaks, at rest or in use, is replaced; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = new PostgresDialect({
    pool: maxMilliseconds === undefined ? pool : boundedPool(pool, maxMilliseconds),
  })
  const database = new Kysely<Schema>({ dialect })
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`
    .execute(database)
    .catch(async (error: Error & { code?: string }) => {
      await database.destroy()
      throw Object.assign(new Error(`DATABASE_URL cannot be opened: ${error.message || error.code}`), { cause: error })
    })
  if (rows[0]?.fsync === 'on') return database
  await database.destroy()
  throw new Error('PostgreSQL runs with fsync=off: what it acknowledges can be lost. Turn it on.')
}
