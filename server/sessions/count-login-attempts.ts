import ipaddr from 'ipaddr.js'
import type { Transaction } from 'kysely'
import { refusals } from '../http/refusal.ts'
import { networkOf } from '../limits/client-of.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { Schema } from '../store/schema.ts'
import { sha256 } from '../store/sha256.ts'

/** Failures within this time are counted together, in milliseconds. */
export const attemptWindow = 15 * 60_000

/** The limits of an address and of a /48 for all names together, as multiples of the limit for one name. */
const [addressFactor, siteFactor] = [10, 20]

/**
 * The keys under which an attempt is counted: address and name, address, and for IPv6 the /48 network, as one customer
 * may have that. An IPv6 /64 counts as one address.
 */
export interface LoginAttempt {
  pair: string
  address: string
  site: string | undefined
}

export function loginAttemptOf(address: string, username: string): LoginAttempt {
  const network = networkOf(address)
  const site = siteOf(address)
  return {
    pair: sha256(`pair\n${network}\n${username}`),
    address: sha256(`address\n${network}`),
    site: site && sha256(`site\n${site}`),
  }
}

/** Returns the /48 of an IPv6 address; undefined for IPv4. */
function siteOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const read = ipaddr.process(address)
  return read instanceof ipaddr.IPv6 ? read.parts.slice(0, 3).join(':') : undefined
}

type Limits = Pick<Settings, 'LOGIN_MAX_FAILURES' | 'LOGIN_LOCK_SECONDS'>

/**
 * Counts an attempt as a failure before the password is checked, so that concurrent guesses cannot exceed the limit.
 *
 * @throws Refusal 429 while the pair, the address or the /48 is locked; a locked attempt is not counted
 */
export async function countLoginAttempt(
  database: Database,
  { LOGIN_MAX_FAILURES, LOGIN_LOCK_SECONDS }: Limits,
  { pair, address, site }: LoginAttempt,
): Promise<void> {
  const lockLength = LOGIN_LOCK_SECONDS * 1000
  await database.transaction().execute(async (transaction) => {
    await countIn(transaction, { scope: pair, most: LOGIN_MAX_FAILURES, lockLength })
    await countIn(transaction, { scope: address, most: LOGIN_MAX_FAILURES * addressFactor, lockLength })
    if (site) await countIn(transaction, { scope: site, most: LOGIN_MAX_FAILURES * siteFactor, lockLength })
  })
}

interface Counter {
  scope: string
  most: number
  lockLength: number
}

async function countIn(transaction: Transaction<Schema>, { scope, most: max, lockLength }: Counter): Promise<void> {
  const now = Date.now()
  const counted = await transaction
    .insertInto('login_attempts')
    .values({ scope, failures: 1, window_start: now, locked_until: 0 })
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet((row) => {
          const isOver = row.or([
            row('login_attempts.window_start', '<=', now - attemptWindow),
            row('login_attempts.locked_until', '>', 0),
          ])
          const failures = row('login_attempts.failures', '+', 1)
          return {
            failures: row.case().when(isOver).then(1).else(failures).end(),
            window_start: row.case().when(isOver).then(now).else(row.ref('login_attempts.window_start')).end(),
            locked_until: 0,
          }
        })
        // A lock expires, and the count starts again.
        .where('login_attempts.locked_until', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!counted) throw refusals.tooOften(await secondsLeft(transaction, scope, now))
  if (counted.failures < max) return
  await transaction
    .updateTable('login_attempts')
    .set({ locked_until: now + lockLength })
    .where('scope', '=', scope)
    .execute()
}

async function secondsLeft(transaction: Transaction<Schema>, scope: string, now: number): Promise<number> {
  const row = await transaction
    .selectFrom('login_attempts')
    .select('locked_until')
    .where('scope', '=', scope)
    .executeTakeFirst()
  return Math.max(1, Math.ceil(((row?.locked_until ?? now) - now) / 1000))
}

/** Undoes the count of a successful attempt: resets the pair, and takes one failure off the others. */
export async function undoLoginAttempt(database: Database, { pair, address, site }: LoginAttempt): Promise<void> {
  await database.deleteFrom('login_attempts').where('scope', '=', pair).execute()
  // Separate statements outside a transaction cannot deadlock.
  for (const scope of [address, ...(site ? [site] : [])])
    await database
      .updateTable('login_attempts')
      .set((row) => ({ failures: row('failures', '-', 1), locked_until: 0 }))
      .where('scope', '=', scope)
      .where('failures', '>', 0)
      .execute()
}
