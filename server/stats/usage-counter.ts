import type { Database } from '../store/open-sqlite.ts'
import { dayOf } from './day-of.ts'

/** Counts events per day: `tool:base64`, `calls`, `refused`, `failed`. Nothing about visitors is recorded. */
export class UsageCounter {
  #database: Database
  #now: () => number
  /** Unsaved counts by day and name. */
  #counts = new Map<string, number>()

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database
    this.#now = now
  }

  /** Counts an event in memory; `save` writes it to the database. */
  count(name: string): void {
    this.#add(`${dayOf(this.#now())} ${name}`, 1)
  }

  /** Adds the counts to the database. If that fails, they are kept for the next time. */
  async save(): Promise<void> {
    const counts = this.#counts
    if (counts.size === 0) return
    // Removed before the query, so that later counts are saved the next time, and nothing twice.
    this.#counts = new Map()
    try {
      await addToDays(this.#database, counts)
    } catch (error) {
      for (const [unsaved, number] of counts) this.#add(unsaved, number)
      throw error
    }
  }

  #add(key: string, count: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count)
  }
}

async function addToDays(database: Database, counts: Map<string, number>): Promise<void> {
  const rows = [...counts].map(([key, count]) => {
    const [day = '', name = ''] = key.split(' ')
    return { day, name, count }
  })
  await database
    .insertInto('usage')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name'])
        .doUpdateSet((row) => ({ count: row('usage.count', '+', row.ref('excluded.count')) })),
    )
    .execute()
}
