import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { Refusal, wrongCredentials } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import { countLoginAttempt, loginAttemptOf, undoLoginAttempt } from '../sessions/count-login-attempts.ts'
import { openSession } from '../sessions/open-session.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { isoOf } from '../store/iso-of.ts'
import { describeUser } from './describe-user.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/**
 * Handles the login (§4). Unknown names, wrong passwords and disabled users are indistinguishable by message, headers
 * and time.
 */
export const login =
  ({ database, settings }: SiteContext): Handlers['login'] =>
  async ({ body: { username, password }, address, agent, log }) => {
    const attempt = loginAttemptOf(address, username)
    await countLoginAttempt(database, settings, attempt).catch((error) => {
      // Other errors, such as an outage of the database, are no lock.
      if (error instanceof Refusal) log.warn({ address }, 'login locked')
      throw error
    })
    const user = await database.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst()
    const isOpen = user?.disabled === 0
    const { fits, isStale } = await verifyPassword(password, isOpen ? user.password_hash : undefined)
    if (!isOpen || !fits) {
      // An unknown name is not logged, as it may be a password typed into the wrong field.
      log.warn({ address, user: user?.username }, 'login failed')
      throw wrongCredentials()
    }
    const password_hash = isStale ? await hashPassword(password) : user.password_hash
    await undoLoginAttempt(database, attempt)
    const opened = await database.transaction().execute(async (transaction) => {
      // Locks the row. A user who was disabled or changed the password meanwhile gets no session.
      const { numUpdatedRows } = await transaction
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .where('disabled', '=', 0)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw wrongCredentials()
      const opened = await openSession(transaction, settings, { user: user.id, address, agent })
      await writeAuditEntries(transaction, { username, action: 'login', target: username, address })
      return opened
    })
    log.info({ address, user: username }, 'logged in')
    return { data: { ...describeUser(user, opened.token), expires_at: isoOf(opened.expires) } }
  }
