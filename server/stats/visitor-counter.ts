import { hash, randomBytes } from 'node:crypto'
import { networkOf } from '../limits/client-of.ts'
import type { Database } from '../store/open-sqlite.ts'
import { dayOf } from './day-of.ts'

/** Returns a salt for one day: 256 random bits. */
const newSalt = (): string => randomBytes(32).toString('base64')

/**
 * Returns twelve bytes of the SHA-256 of a secret salt and a visitor: enough to distinguish a day's visitors, and
 * useless without the salt.
 */
const hashVisitor = (salt: string, visitor: string): string =>
  hash('sha256', `${salt}\n${visitor}`, 'base64').slice(0, 16)

interface DayCount {
  day: string
  visitors: number
  views: number
  /** Visitors that this process sees for the first time today; only needed where other processes may have seen them. */
  newcomers: string[]
}

interface Options {
  now?: () => number
  /** Whether other processes count on the same database: a visitor of several of them counts once. */
  isShared?: boolean
}

/**
 * Counts each day's distinct visitors anonymously: an address, or the /64 network of an IPv6 address, is hashed with a
 * salt that is replaced every day. The salt is kept in memory, or, where processes share a database, there for that
 * day. The User-Agent is not included, as anybody can send a million different ones.
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

  /** Counts a page view in memory; `save` writes it to the database. */
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
   * Adds the unsaved counts to the database. If that fails, they are kept for the next time. Concurrent calls share one
   * save.
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

  /** Moves the current counts to the unsaved ones. */
  #close(): void {
    if (this.#current.views > 0) this.#unsaved.push(this.#current)
    this.#current = empty(this.#day)
  }
}

/** The limit per day in one process, some 50 MB. */
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
 * Records a day's visitors for all processes, and returns how many of them no process had seen before. Deletes the
 * salts and hashes of past days.
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

/** The first process of a day sets its salt. */
async function saltOf(database: Database, day: string): Promise<string> {
  const insert = database.insertInto('day_salts').values({ day, salt: newSalt() })
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
  return (await database.selectFrom('day_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
