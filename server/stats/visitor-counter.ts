import { networkOf } from '../limits/client-of.ts'
import type { Database } from '../store/open-sqlite.ts'
import { dayOf } from './day-of.ts'
import { hashVisitor, newSalt } from './day-salt.ts'

interface DayCount {
  day: string
  visitors: number
  views: number
  /** Who came for the first time today, as this process knows it; kept where others may have seen them before. */
  newcomers: string[]
}

interface Options {
  now?: () => number
  /** Whether other processes count on the same database: a visitor of two of them is one visitor. */
  isShared?: boolean
}

/**
 * Counts each day's distinct visitors without keeping who they are: an address, or the /64 network where it is IPv6,
 * becomes a hash with a salt that is made anew every day and is forgotten with it. It lives in memory, or, where processes
 * share a database, in it for that day. The User-Agent is not part of it: anybody can send a million of them.
 */
export class VisitorCounter {
  #database: Database
  #now: () => number
  #isShared: boolean
  #day = ''
  #salt = newSalt()
  #seen = new Set<string>()
  #unsaved: DayCount[] = []
  #current: DayCount = empty('')
  #saving: Promise<void> | undefined

  constructor(database: Database, { now = Date.now, isShared = false }: Options = {}) {
    this.#database = database
    this.#now = now
    this.#isShared = isShared
  }

  /** Counts a view of a page in memory; `save` writes to the database. */
  count(address: string): void {
    this.#turnDay()
    this.#current.views++
    const visitor = networkOf(address)
    const hash = hashVisitor(this.#salt, visitor)
    if (this.#seen.has(hash) || this.#seen.size >= maxVisitors) return
    this.#seen.add(hash)
    if (this.#isShared) this.#current.newcomers.push(visitor)
    else this.#current.visitors++
  }

  /**
   * Adds what was counted since the last time to the rows of its days. What cannot be saved now is kept for the next
   * time. One save runs at a time.
   */
  save(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined
    })
    return this.#saving
  }

  async #save(): Promise<void> {
    this.#turnDay()
    this.#close()
    for (let [first] = this.#unsaved; first; [first] = this.#unsaved) {
      const { newcomers } = first
      if (newcomers.length > 0) {
        first.visitors += await countSharedVisitors(this.#database, first.day, newcomers)
        first.newcomers = []
      }
      await addToDay(this.#database, first)
      this.#unsaved.shift()
    }
  }

  #turnDay(): void {
    const day = dayOf(this.#now())
    if (day === this.#day) return
    this.#close()
    this.#day = day
    this.#current = empty(day)
    this.#salt = newSalt()
    this.#seen.clear()
  }

  /** Sets aside what was counted so far. */
  #close(): void {
    if (this.#current.views > 0) this.#unsaved.push(this.#current)
    this.#current = empty(this.#day)
  }
}

/** A process counts no more of them in a day: some 50 MB. */
const maxVisitors = 500_000

const empty = (day: string): DayCount => ({ day, visitors: 0, views: 0, newcomers: [] })

async function addToDay(database: Database, { day, visitors, views }: DayCount): Promise<void> {
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

/**
 * Records visitors of a day that several processes count, and says how many of them no process had seen before. The
 * salt and the hashes of days that are over are deleted.
 */
async function countSharedVisitors(database: Database, day: string, visitors: string[]): Promise<number> {
  await database.deleteFrom('day_salts').where('day', '<', day).execute()
  await database.deleteFrom('day_visitors').where('day', '<', day).execute()
  const salt = await saltOf(database, day)
  let count = 0
  for (let start = 0; start < visitors.length; start += atOnce) {
    const rows = visitors.slice(start, start + atOnce).map((visitor) => ({ day, hash: hashVisitor(salt, visitor) }))
    const added = await database
      .insertInto('day_visitors')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .execute()
    count += added.length
  }
  return count
}

const atOnce = 1000

/** The day's salt is that of whoever came first. */
async function saltOf(database: Database, day: string): Promise<string> {
  const insert = database.insertInto('day_salts').values({ day, salt: newSalt() })
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
  return (await database.selectFrom('day_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
