import type { Database } from '../store/open-sqlite.ts'

interface Count {
  windowStart: number
  /** Counts of this process that are not yet added to the database. */
  pending: number
  /** The count of all processes, including this one, at the last exchange. */
  shared: number
}

/**
 * Counts requests together with the other processes on the same database: here at once, there a second later. No
 * request waits for the database, but a limit may be exceeded by the requests of one second.
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

  /** Counts one; returns how many there are in this window and the milliseconds until it ends. */
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
   * Adds this process's counts to the database, reads the totals, and drops expired windows. Concurrent calls share one
   * exchange.
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
    for (let start = 0; start < pending.length; start += rowsPerStatement)
      await this.#send(pending.slice(start, start + rowsPerStatement))
    await this.#database.deleteFrom('request_counts').where('window_start', '<=', over).execute()
  }

  async #send(counts: [string, Count][]): Promise<void> {
    // Reset before the query, so that later counts are sent the next time, and nothing twice.
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

/** Rows per statement. */
const rowsPerStatement = 1000
