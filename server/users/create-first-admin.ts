import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { Schema } from '../store/schema.ts'
import { claimUsername } from './claim-username.ts'
import { createUser } from './create-user.ts'
import { passwordError, usernameError } from './credential-errors.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Makes the first administrator where there is no user at all; later the settings change nothing. Of processes that start
 * at once, one does it.
 *
 * @returns the name; and the password when that was made up here, to be shown once, as it is kept nowhere
 * @throws Error when the settings name a user that nobody could be, or a password that nobody could choose
 */
export async function createFirstAdmin(
  database: Database,
  settings: FirstAdmin,
): Promise<{ username: string; password?: string } | undefined> {
  if (await hasUsers(database)) return undefined
  checkFirstAdmin(settings)
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD } = settings
  const password = ADMIN_PASSWORD || randomBytes(15).toString('base64url')
  const password_hash = await hashPassword(password)
  const isMade = await database.transaction().execute(async (transaction) => {
    await claimUsername(transaction, username)
    if (await hasUsers(transaction)) return false
    await createUser(transaction, { username, password_hash, role: 'admin' })
    return true
  })
  if (!isMade) return undefined
  return { username, ...(ADMIN_PASSWORD === '' && { password }) }
}

/** @throws Error when the settings name a user that nobody could be, or a password that nobody could choose */
export function checkFirstAdmin({ ADMIN_USERNAME, ADMIN_PASSWORD }: FirstAdmin): void {
  const wrongName = usernameError(ADMIN_USERNAME)
  if (wrongName) throw new Error(`ADMIN_USERNAME: ${wrongName}`)
  const weakness = ADMIN_PASSWORD && passwordError(ADMIN_PASSWORD, ADMIN_USERNAME)
  if (weakness) throw new Error(`ADMIN_PASSWORD cannot be used: ${weakness}`)
}

type FirstAdmin = Pick<Settings, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>

const hasUsers = async (database: Kysely<Schema>): Promise<boolean> =>
  (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
