import type { Database } from '../store/open-sqlite.ts'

interface Count {
  windowStart: number
  /** What this process has counted and not yet told the others. */
  untold: number
  /** What all processes had counted when they were last asked, this one included. */
  told: number
}

/**
 * Counts requests together with the other processes on the same database: at once here, and a second later there. A
 * limit may so be passed by what comes in one second, and no request waits for the database.
 */
export class SharedCounts {
  #database: Database
  #now: () => number
  #counts = new Map<string, Count>()

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database
    this.#now = now
  }

  /** Counts one; gives how many there are in this window and the milliseconds that it still lasts. */
  count(scope: string, window: number): { current: number; ttl: number } {
    const now = this.#now()
    const windowStart = now - (now % window)
    const known = this.#counts.get(scope)
    const count = known?.windowStart === windowStart ? known : { windowStart, untold: 0, told: 0 }
    count.untold++
    this.#counts.set(scope, count)
    return { current: count.told + count.untold, ttl: windowStart + window - now }
  }

  /** Tells the others what was counted here, learns what they have, and forgets windows that are over. */
  async exchange(longestWindow = 60_000): Promise<void> {
    const over = this.#now() - longestWindow
    for (const [scope, count] of this.#counts) {
      if (count.windowStart <= over) this.#counts.delete(scope)
      else if (count.untold > 0) await this.#tell(scope, count)
    }
    await this.#database.deleteFrom('request_counts').where('window_start', '<=', over).execute()
  }

  async #tell(scope: string, count: Count): Promise<void> {
    const { untold, windowStart } = count
    const row = await this.#database
      .insertInto('request_counts')
      .values({ scope, window_start: windowStart, count: untold })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'window_start'])
          .doUpdateSet((found) => ({ count: found('request_counts.count', '+', untold) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    count.untold -= untold
    count.told = row.count
  }
}
