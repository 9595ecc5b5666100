import type { Database } from '../store/open-sqlite.ts'

/** Counts how often things happen a day: `tool:base64`, `calls`, `refused`, `failed`. Nobody is counted, only uses. */
export class UsageCounter {
  #database: Database
  #now: () => number
  /** By day and name; what has been saved is gone from here. */
  #counts = new Map<string, number>()

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database
    this.#now = now
  }

  /** Counts one. Says nothing to the database; `save` does. */
  count(name: string): void {
    this.#add(`${new Date(this.#now()).toISOString().slice(0, 10)} ${name}`, 1)
  }

  /** Adds what was counted to the rows of its days. What cannot be saved now is kept for the next time. */
  async save(): Promise<void> {
    const counts = this.#counts
    this.#counts = new Map()
    for (const [key, count] of counts) {
      const [day = '', name = ''] = key.split(' ')
      try {
        await addToDay(this.#database, day, name, count)
        counts.delete(key)
      } catch (error) {
        for (const [unsaved, number] of counts) this.#add(unsaved, number)
        throw error
      }
    }
  }

  #add(key: string, count: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count)
  }
}

async function addToDay(database: Database, day: string, name: string, count: number): Promise<void> {
  await database
    .insertInto('usage')
    .values({ day, name, count })
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet((row) => ({ count: row('usage.count', '+', count) })),
    )
    .execute()
}
