import { normalizeIP } from '@fastify/rate-limit'
import type { Transaction } from 'kysely'
import { tooOften } from '../http/refused.ts'
import { hashOf } from '../sessions/find-session.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { Schema } from '../store/schema.ts'

/** Failures within this time count together, in milliseconds. */
export const windowLength = 15 * 60_000

/** So many failures one address may have, whatever the names. */
const mostOfAddress = 50

/** Under what an attempt is counted: its address with the name, and its address. An IPv6 network of /64 is one address. */
export interface Attempt {
  pair: string
  address: string
}

export function attemptOf(address: string, username: string): Attempt {
  const network = normalizeIP(address)
  return { pair: hashOf(`pair\n${network}\n${username}`), address: hashOf(`address\n${network}`) }
}

type Limits = Pick<Settings, 'LOGIN_MAX_FAILURES' | 'LOGIN_LOCK_SECONDS'>

/**
 * Counts an attempt as a failure before anything is known of it: of forty guesses at once only the first few get further.
 *
 * @throws Refused 429 while the pair or the address is locked; a locked attempt is not counted
 */
export async function countAttempt(
  database: Database,
  { LOGIN_MAX_FAILURES, LOGIN_LOCK_SECONDS }: Limits,
  { pair, address }: Attempt,
): Promise<void> {
  const lockLength = LOGIN_LOCK_SECONDS * 1000
  await database.transaction().execute(async (transaction) => {
    await countIn(transaction, { scope: pair, most: LOGIN_MAX_FAILURES, lockLength })
    await countIn(transaction, { scope: address, most: mostOfAddress, lockLength })
  })
}

interface Counter {
  scope: string
  most: number
  lockLength: number
}

async function countIn(transaction: Transaction<Schema>, { scope, most, lockLength }: Counter): Promise<void> {
  const now = Date.now()
  const counted = await transaction
    .insertInto('login_attempts')
    .values({ scope, failures: 1, window_start: now, locked_until: 0 })
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet((row) => {
          const isOver = row.or([
            row('login_attempts.window_start', '<=', now - windowLength),
            row('login_attempts.locked_until', '>', 0),
          ])
          const failures = row('login_attempts.failures', '+', 1)
          return {
            failures: row.case().when(isOver).then(1).else(failures).end(),
            window_start: row.case().when(isOver).then(now).else(row.ref('login_attempts.window_start')).end(),
            locked_until: 0,
          }
        })
        // A lock ends by itself, and the count begins anew.
        .where('login_attempts.locked_until', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!counted) throw tooOften(await secondsLeft(transaction, scope, now))
  if (counted.failures < most) return
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

/** Takes back what was counted of an attempt that was right: the pair begins anew, the address has one failure less. */
export async function forgiveAttempt(database: Database, { pair, address }: Attempt): Promise<void> {
  await database.deleteFrom('login_attempts').where('scope', '=', pair).execute()
  await database
    .updateTable('login_attempts')
    .set((row) => ({ failures: row('failures', '-', 1), locked_until: 0 }))
    .where('scope', '=', address)
    .where('failures', '>', 0)
    .execute()
}
