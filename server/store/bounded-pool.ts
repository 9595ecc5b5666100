import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

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
export function boundedPool(pool: pg.Pool, maxMilliseconds: number): PostgresPool {
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
