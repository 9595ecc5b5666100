import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../store/open-sqlite.ts'

/**
 * Counts each day's distinct visitors without keeping who they are: an address and a browser become a hash with a salt
 * that lives in memory only, is made anew every day, and is forgotten with it.
 */
export class VisitorCounter {
  #database: Database
  #now: () => number
  #day = ''
  #salt = randomBytes(32)
  #seen = new Set<string>()
  #unsaved: Counted[] = []
  #views = 0
  #visitors = 0

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database
    this.#now = now
  }

  /** Counts a view of a page. Says nothing to the database; `save` does. */
  count(address: string, agent: string): void {
    this.#turnDay()
    this.#views++
    const hash = createHmac('sha256', this.#salt).update(`${address}\n${agent}`).digest('base64').slice(0, 16)
    if (this.#seen.has(hash)) return
    this.#seen.add(hash)
    this.#visitors++
  }

  /** Adds what was counted since the last time to the rows of its days. What cannot be saved now is kept for the next time. */
  async save(): Promise<void> {
    this.#turnDay()
    this.#close()
    for (let [first] = this.#unsaved; first; [first] = this.#unsaved) {
      await addToDay(this.#database, first)
      this.#unsaved.shift()
    }
  }

  #turnDay(): void {
    const day = new Date(this.#now()).toISOString().slice(0, 10)
    if (day === this.#day) return
    this.#close()
    this.#day = day
    this.#salt = randomBytes(32)
    this.#seen.clear()
  }

  /** Sets aside what was counted so far. */
  #close(): void {
    if (this.#views > 0) this.#unsaved.push({ day: this.#day, visitors: this.#visitors, views: this.#views })
    this.#visitors = 0
    this.#views = 0
  }
}

interface Counted {
  day: string
  visitors: number
  views: number
}

async function addToDay(database: Database, { day, visitors, views }: Counted): Promise<void> {
  await database
    .insertInto('visits')
    .values({ day, visitors, views })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({
        visitors: row('visits.visitors', '+', visitors),
        views: row('visits.views', '+', views),
      })),
    )
    .execute()
}
