import type { Database } from '../store/open-sqlite.ts'

interface Count {
  windowStart: number
  /** What this process has counted and not yet added to the database. */
  pending: number
  /** What all processes had counted at the last exchange, this one included. */
  shared: number
}

/**
 * Counts requests together with the other processes on the same database: at once here, and a second later there. A
 * limit may so be passed by what comes in one second, and no request waits for the database.
 */
export class SharedCounts {
  #database: Database
  #now: () => number
  #counts = new Map<string, Count>()
  #exchanging: Promise<void> | undefined

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database
    this.#now = now
  }

  /** Counts one; gives how many there are in this window and the milliseconds that it still lasts. */
  count(scope: string, window: number): { current: number; ttl: number } {
    const now = this.#now()
    const windowStart = now - (now % window)
    const counted = this.#counts.get(scope)
    const count = counted?.windowStart === windowStart ? counted : { windowStart, pending: 0, shared: 0 }
    count.pending++
    this.#counts.set(scope, count)
    return { current: count.shared + count.pending, ttl: windowStart + window - now }
  }

  /**
   * Adds what was counted here to the database, reads what all have counted, and forgets windows that are over. While one exchange
   * goes on there is no other: who asks for one waits for that.
   */
  exchange(longestWindow = 60_000): Promise<void> {
    this.#exchanging ??= this.#exchange(longestWindow).finally(() => {
      this.#exchanging = undefined
    })
    return this.#exchanging
  }

  async #exchange(longestWindow: number): Promise<void> {
    const over = this.#now() - longestWindow
    for (const [scope, { windowStart }] of this.#counts) if (windowStart <= over) this.#counts.delete(scope)
    const pending = [...this.#counts].filter(([, count]) => count.pending > 0)
    for (let start = 0; start < pending.length; start += atOnce) await this.#send(pending.slice(start, start + atOnce))
    await this.#database.deleteFrom('request_counts').where('window_start', '<=', over).execute()
  }

  async #send(counts: [string, Count][]): Promise<void> {
    // Taken before the database is asked, so that what is counted meanwhile is sent the next time, and nothing twice.
    const sending = counts.map(([scope, count]) => ({ scope, count, number: count.pending }))
    for (const { count, number } of sending) {
      count.pending -= number
      count.shared += number
    }
    try {
      const rows = await this.#add(
        sending.map(({ scope, count, number }) => ({ scope, window_start: count.windowStart, count: number })),
      )
      const sums = new Map(rows.map(({ scope, window_start, count }) => [`${window_start} ${scope}`, count]))
      for (const { scope, count } of sending) count.shared = sums.get(`${count.windowStart} ${scope}`) ?? count.shared
    } catch (error) {
      for (const { count, number } of sending) {
        count.pending += number
        count.shared -= number
      }
      throw error
    }
  }

  #add(rows: { scope: string; window_start: number; count: number }[]) {
    return this.#database
      .insertInto('request_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['scope', 'window_start']).doUpdateSet((row) => ({
          count: row('request_counts.count', '+', row.ref('excluded.count')),
        })),
      )
      .returning(['scope', 'window_start', 'count'])
      .execute()
  }
}

/** Rows in one statement. */
const atOnce = 1000
