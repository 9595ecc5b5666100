import type { Transaction } from 'kysely'
import { roles } from '#contract/users.ts'
import { writeAudit } from '../audit/write-audit-entries.ts'
import { isoOf } from '../store/iso-of.ts'
import type { Schema } from '../store/schema.ts'
import { claimUsername } from '../users/claim-username.ts'
import { createUser } from '../users/create-user.ts'
import { faultOfPassword, faultOfUsername } from '../users/credential-errors.ts'
import { hashPassword } from '../users/password-hash.ts'
import type { Command, Given, Streams } from './command.ts'
import { readPassword } from './read-password.ts'
import { UsageError } from './usage-error.ts'
import { operator, withDatabase } from './with-database.ts'

/** Commands about users: only whoever runs the server makes them. */
export const userCommands = {
  'user list': {
    help: 'name, role, whether disabled, and when created',
    run: ({ settings }) =>
      withDatabase(settings, async (database) => {
        const users = await database.selectFrom('users').selectAll().orderBy('username').execute()
        return users
          .map(({ username, role, disabled, create_time }) =>
            [username, role, disabled ? 'disabled' : 'enabled', isoOf(create_time)].join('\t'),
          )
          .map((line) => `${line}\n`)
          .join('')
      }),
  },
  'user create': {
    help: `add a user; a role is one of ${roles.join(', ')}`,
    options: ['username', 'role'],
    run: async ({ words: { username = '', role: word = '' }, settings, streams }) => {
      const role = roles.find((known) => known === word)
      if (!role) throw new UsageError(`There is no role "${word}": choose one of ${roles.join(', ')}`)
      const fault = faultOfUsername(username)
      if (fault) throw new UsageError(fault)
      const password_hash = await readHash(streams, username)
      await withDatabase(settings, (database) =>
        database.transaction().execute(async (transaction) => {
          if (!(await claimUsername(transaction, username))) throw new Error(`There is a user ${username} already`)
          await createUser(transaction, { username, password_hash, role })
          await writeAudit(transaction, { ...operator, action: 'user.create', target: username })
        }),
      )
      return `${username} can log in.\n`
    },
  },
  'user password': {
    help: 'set a new password; ends the user’s sessions',
    options: ['username'],
    run: async (given) => {
      const { username = '' } = given.words
      const password_hash = await readHash(given.streams, username)
      await change(given, 'user.password', { password_hash })
      return `${username} has a new password and is logged in nowhere.\n`
    },
  },
  'user disable': {
    help: 'let a user log in no more; ends the user’s sessions',
    options: ['username'],
    run: async (given) => {
      await change(given, 'user.disable', { disabled: 1 })
      return `${given.words['username']} cannot log in any more.\n`
    },
  },
  'user enable': {
    help: 'let a disabled user log in again',
    options: ['username'],
    run: async (given) => {
      await change(given, 'user.enable', { disabled: 0 })
      return `${given.words['username']} can log in.\n`
    },
  },
} satisfies Record<string, Command>

async function readHash(streams: Streams, username: string): Promise<string> {
  const password = await readPassword(streams)
  const fault = faultOfPassword(password, username)
  if (fault) throw new Error(fault)
  return hashPassword(password)
}

/** Changes a user, and ends the sessions that went by what they were before. */
async function change(
  { words: { username = '' }, settings }: Given,
  action: string,
  values: { password_hash?: string; disabled?: number },
): Promise<void> {
  const inTransaction = async (transaction: Transaction<Schema>) => {
    const user = await transaction
      .updateTable('users')
      .set({ ...values, update_time: Date.now() })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new Error(`There is no user ${username}`)
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    await writeAudit(transaction, { ...operator, action, target: username })
  }
  await withDatabase(settings, (database) => database.transaction().execute(inTransaction))
}
