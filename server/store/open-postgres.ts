import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { OperatorError } from '../settings/operator-error.ts'
import type { Database } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

/** Returns 64-bit integers as numbers, as nothing here exceeds 2^53. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
}

/**
 * Opens a PostgreSQL database.
 *
 * @param maxMilliseconds how long to wait for a connection, and for the answer to each query, when serving requests;
 * without it only the server's longer limits apply, which migrations and backups need
 * @throws OperatorError when it cannot be opened, or the server is set to lose what it has acknowledged (`fsync=off`)
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
  // The pool replaces a broken connection, idle or in use; without listeners its error would end the process.
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
      const reason = error.message || error.code
      const options = { cause: error }
      throw new OperatorError(`DATABASE_URL cannot be opened: ${reason}`, `无法打开 DATABASE_URL：${reason}`, options)
    })
  if (rows[0]?.fsync === 'on') return database
  await database.destroy()
  throw new OperatorError(
    'PostgreSQL runs with fsync=off: what it acknowledges can be lost. Turn it on.',
    'PostgreSQL 以 fsync=off 运行，已确认的数据可能丢失，请将其打开。',
  )
}

/** The database has not answered in time. Has a code like every outage (`isUnavailable`). */
class DatabaseTimeout extends Error {
  code = 'ETIMEDOUT'
}

/**
 * Adds client-side time limits to a pool: for getting a connection, and for the answer to each query. They also work
 * for a database that hangs or has vanished, unlike the server's own limits.
 *
 * A connection with a timed-out query is closed and never reused, as its answer may still arrive.
 */
function boundedPool(pool: pg.Pool, maxMilliseconds: number): PostgresPool {
  return {
    async connect() {
      const connecting = pool.connect()
      const client = await withTimeout(connecting, maxMilliseconds).catch((error) => {
        // A connection that arrives late goes back to the pool.
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
    // Such as the rollback of a transaction with a timed-out statement.
    if (isBroken) throw new DatabaseTimeout('The connection to the database was given up')
    return withTimeout(client.query(text, [...values]), maxMilliseconds).catch((error) => {
      isBroken ||= error instanceof DatabaseTimeout
      throw error
    })
  }
  // Kysely uses cursors only to stream, which nothing here does.
  return { query: query as never, release: () => client.release(isBroken) }
}

/** Rejects after a time limit. An answer that arrived in time while this process was busy is still read first. */
async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
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
