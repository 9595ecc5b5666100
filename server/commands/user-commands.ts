import type { Transaction } from 'kysely'
import { roles } from '#contract/users.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { isoOf } from '../store/iso-of.ts'
import type { Schema } from '../store/schema.ts'
import { claimUsername } from '../users/claim-username.ts'
import { createUser } from '../users/create-user.ts'
import { passwordError, usernameError } from '../users/credential-errors.ts'
import { hashPassword } from '../users/password-hash.ts'
import type { Command, CommandInput, Streams } from './command.ts'
import { UsageError } from './usage-error.ts'
import { commandLineActor, withDatabase, withExistingDatabase } from './with-database.ts'

/** Commands that manage users, for the operator of the server. */
export const userCommands = {
  'user list': {
    help: 'name, role, whether disabled, and when created',
    run: ({ settings }) =>
      withExistingDatabase(settings, async (database) => {
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
    run: async ({ values: { username = '', role: roleName = '' }, settings, streams }) => {
      const role = roles.find((each) => each === roleName)
      if (!role) throw new UsageError(`There is no role “${roleName}”: choose one of ${roles.join(', ')}`)
      const problem = usernameError(username)
      if (problem) throw new UsageError(problem.en)
      const password_hash = await readHash(streams, username)
      await withDatabase(settings, (database) =>
        database.transaction().execute(async (transaction) => {
          if (!(await claimUsername(transaction, username))) throw new Error(`There is a user ${username} already`)
          await createUser(transaction, { username, password_hash, role })
          await writeAuditEntries(transaction, { ...commandLineActor, action: 'user.create', target: username })
        }),
      )
      return `${username} can log in.\n`
    },
  },
  'user password': {
    help: 'set a new password; ends the user’s sessions',
    options: ['username'],
    run: async (input) => {
      const { username = '' } = input.values
      const password_hash = await readHash(input.streams, username)
      await change(input, 'user.password', { password_hash })
      return `${username} has a new password and is logged in nowhere.\n`
    },
  },
  'user disable': {
    help: 'let a user log in no more; ends the user’s sessions',
    options: ['username'],
    run: async (input) => {
      await change(input, 'user.disable', { disabled: 1 })
      return `${input.values['username']} cannot log in any more.\n`
    },
  },
  'user enable': {
    help: 'let a disabled user log in again',
    options: ['username'],
    run: async (input) => {
      await change(input, 'user.enable', { disabled: 0 })
      return `${input.values['username']} can log in.\n`
    },
  },
} satisfies Record<string, Command>

async function readHash(streams: Streams, username: string): Promise<string> {
  const password = await readPassword(streams)
  const problem = passwordError(password, username)
  if (problem) throw new Error(problem.en)
  return hashPassword(password)
}

/** Changes a user and ends all their sessions. */
async function change(
  { values: { username = '' }, settings }: CommandInput,
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
    await writeAuditEntries(transaction, { ...commandLineActor, action, target: username })
  }
  await withExistingDatabase(settings, (database) => database.transaction().execute(inTransaction))
}

/**
 * Reads a password from the first line of standard input. Prompts where that is a terminal.
 *
 * @throws Error when the line is empty
 */
async function readPassword({ stdin, stderr }: Streams): Promise<string> {
  if (stdin.isTTY) stderr.write('Password (it shows while you type): ')
  const chunks: Buffer[] = []
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk))
    if (chunk.includes('\n')) break
  }
  const [password = ''] = Buffer.concat(chunks).toString().split(/\r?\n/)
  if (password === '') throw new Error('The password is read from standard input, and none came')
  return password
}
