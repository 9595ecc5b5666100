import type { ReadBodyOf } from '#contract/routes.ts'
import type { Localized } from '#kit/language.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { invalidField, Refusal } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { Principal } from '../routes/principal.ts'
import { principalOf } from '../routes/principal.ts'
import { countLoginAttempt, loginAttemptOf, undoLoginAttempt } from '../sessions/count-login-attempts.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { claimUsername } from './claim-username.ts'
import { describeUser } from './describe-user.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { passwordWeakness } from './password-weakness.ts'

/** Returns the caller (§5). */
export const readOwnUser: Handlers['readOwnUser'] = async (call) => {
  const { user, token } = principalOf(call)
  return { data: describeUser(user, token) }
}

/** Changes the caller's name, password or both (§6), and ends all their other sessions. A wrong old password counts as a failed login. */
export const updateOwnUser =
  ({ database, settings }: SiteContext): Handlers['updateOwnUser'] =>
  async (call) => {
    const { body, address, log } = call
    const principal = principalOf(call)
    const { id, username } = principal.user
    refuseWeak(body, principal)

    const attempt = loginAttemptOf(address, username)
    await countLoginAttempt(database, settings, attempt)
    const stored = await database.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
    const { fits } = await verifyPassword(body.old_password, stored?.password_hash)
    const wrong = () => invalidField('old_password', sentences.wrong[principal.language])
    if (!stored || !fits) {
      log.warn({ address, user: username }, 'old password wrong')
      throw wrong()
    }
    await undoLoginAttempt(database, attempt)
    const password_hash = body.new_password === undefined ? stored.password_hash : await hashPassword(body.new_password)

    const changed = await database.transaction().execute(async (transaction) => {
      const isFree = body.username === undefined || (await claimUsername(transaction, body.username, id))
      if (!isFree) throw new Refusal(409, sentences.taken[principal.language])
      const user = await transaction
        .updateTable('users')
        .set({ username: body.username ?? username, password_hash, update_time: Date.now() })
        .where('id', '=', id)
        // The second of two concurrent changes fails, as its old password is no longer the current one.
        .where('password_hash', '=', stored.password_hash)
        .where('disabled', '=', 0)
        .returning(['id', 'username', 'role', 'create_time', 'update_time'])
        .executeTakeFirst()
      if (!user) throw wrong()
      await transaction.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', principal.session).execute()
      await writeAuditEntries(transaction, { username, action: 'user.update', target: user.username, address })
      return user
    })
    return { data: describeUser(changed, principal.token) }
  }

/** @throws Refusal 400 when the password that applies after the change is easy to guess, or is the old one again */
function refuseWeak(body: ReadBodyOf<'updateOwnUser'>, { user, language }: Principal): void {
  const { old_password, new_password } = body
  if (new_password === old_password) throw invalidField('new_password', sentences.old[language])
  const username = body.username ?? user.username
  const weakness = new_password === undefined ? undefined : passwordWeakness(new_password, username)
  if (weakness) throw invalidField('new_password', weakness[language])
  if (new_password === undefined && old_password.toLowerCase() === username.toLowerCase())
    throw invalidField('username', sentences.isPassword[language])
}

const sentences = {
  wrong: { en: 'The old password is wrong', zh: '当前密码不正确' },
  old: { en: 'The new password must differ from the old one', zh: '新密码不能与当前密码相同' },
  isPassword: { en: 'The username must differ from the password', zh: '用户名不能与密码相同' },
  taken: { en: 'This username is taken', zh: '该用户名已被使用' },
} satisfies Record<string, Localized>
