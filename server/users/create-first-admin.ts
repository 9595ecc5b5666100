import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { OperatorError } from '../settings/operator-error.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { Schema } from '../store/schema.ts'
import { claimUsername } from './claim-username.ts'
import { createUser } from './create-user.ts'
import { passwordError, usernameError } from './credential-errors.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Creates the first administrator if there is no user; later the settings have no effect. Of processes that start
 * concurrently, only one does.
 *
 * @returns the username, and the password if it was generated: to be shown once, as it is not stored
 * @throws OperatorError when the username or password in the settings is invalid
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

/** @throws OperatorError when the username or password in the settings is invalid */
export function checkFirstAdmin({ ADMIN_USERNAME, ADMIN_PASSWORD }: FirstAdmin): void {
  const wrongName = usernameError(ADMIN_USERNAME)
  if (wrongName) throw new OperatorError(`ADMIN_USERNAME: ${wrongName.en}`, `ADMIN_USERNAME：${wrongName.zh}`)
  const weakness = ADMIN_PASSWORD ? passwordError(ADMIN_PASSWORD, ADMIN_USERNAME) : undefined
  if (!weakness) return
  throw new OperatorError(`ADMIN_PASSWORD cannot be used: ${weakness.en}`, `ADMIN_PASSWORD 无法使用：${weakness.zh}`)
}

type FirstAdmin = Pick<Settings, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>

const hasUsers = async (database: Kysely<Schema>): Promise<boolean> =>
  (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
