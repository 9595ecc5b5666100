import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
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

/** The database has not answered in time. Like every outage it has a code (`isUnavailable`). */
class DatabaseTimeout extends Error {
  code = 'ETIMEDOUT'
}

/**
 * Bounds how long anybody waits for a pool: for a connection, and for the answer to each query. A database that is frozen,
 * or gone without a word, is so found out by this side; the server's own limits would freeze with it.
 *
 * A connection whose query was given up is closed, never used again: what is still on its way there belongs to nobody.
 */
function boundedPool(pool: pg.Pool, maxMilliseconds: number): PostgresPool {
  return {
    async connect() {
      const connecting = pool.connect()
      const client = await within(connecting, maxMilliseconds).catch((error) => {
        // One that comes after all is there for the next who asks.
        connecting.then((late) => late.release()).catch(() => {})
        throw error
      })
      return boundedClient(client, maxMilliseconds)
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function boundedClient(client: pg.PoolClient, maxMilliseconds: number): PostgresPoolClient {
  let isBroken = false
  const query = async (text: string, values: readonly unknown[]) => {
    // The end of a transaction whose statement was given up.
    if (isBroken) throw new DatabaseTimeout('The connection to the database was given up')
    return within(client.query(text, [...values]), maxMilliseconds).catch((error) => {
      isBroken ||= error instanceof DatabaseTimeout
      throw error
    })
  }
  // Kysely asks for cursors only where it streams, which nothing here does.
  return { query: query as never, release: () => client.release(isBroken) }
}

/** Waits so long and no longer. What came in while this process was busy itself has come in time, and is read first. */
async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DatabaseTimeout('The database does not answer'))
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
