import type { Transaction } from 'kysely'
import { roles } from '#contract/users.ts'
import type { Language, Localized } from '#kit/language.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { OperatorError } from '../settings/operator-error.ts'
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
    help: { en: 'name, role, whether disabled, and when created', zh: '列出名称、角色、是否停用和创建时间' },
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
    help: {
      en: `add a user; a role is one of ${roles.join(', ')}`,
      zh: `添加用户；角色可为 ${roles.join('、')}`,
    },
    options: ['username', 'role'],
    run: async (input) => {
      const { username = '', role: roleName = '' } = input.values
      const role = roles.find((each) => each === roleName)
      if (!role) {
        throw new UsageError(
          `There is no role “${roleName}”: choose one of ${roles.join(', ')}`,
          `没有角色“${roleName}”：可选 ${roles.join('、')}`,
        )
      }
      const problem = usernameError(username)
      if (problem) throw new UsageError(problem.en, problem.zh)
      const password_hash = await readHash(input, username)
      await withDatabase(input.settings, (database) =>
        database.transaction().execute(async (transaction) => {
          if (!(await claimUsername(transaction, username)))
            throw new OperatorError(`There is a user ${username} already`, `已有用户 ${username}`)
          await createUser(transaction, { username, password_hash, role })
          await writeAuditEntries(transaction, { ...commandLineActor, action: 'user.create', target: username })
        }),
      )
      return canLogIn(username)
    },
  },
  'user password': {
    help: { en: 'set a new password; ends the user’s sessions', zh: '设置新密码，该用户的会话随即失效' },
    options: ['username'],
    run: async (input) => {
      const { username = '' } = input.values
      const password_hash = await readHash(input, username)
      await change(input, 'user.password', { password_hash })
      return {
        en: `${username} has a new password and is logged in nowhere.`,
        zh: `${username} 的密码已更新，所有登录均已失效。`,
      }
    },
  },
  'user disable': {
    help: { en: 'let a user log in no more; ends the user’s sessions', zh: '停用用户，该用户的会话随即失效' },
    options: ['username'],
    run: async (input) => {
      await change(input, 'user.disable', { disabled: 1 })
      const { username } = input.values
      return { en: `${username} cannot log in any more.`, zh: `${username} 已停用，无法登录。` }
    },
  },
  'user enable': {
    help: { en: 'let a disabled user log in again', zh: '重新启用已停用的用户' },
    options: ['username'],
    run: async (input) => {
      await change(input, 'user.enable', { disabled: 0 })
      return canLogIn(input.values['username'])
    },
  },
} satisfies Record<string, Command>

const canLogIn = (username = ''): Localized => ({ en: `${username} can log in.`, zh: `${username} 可以登录了。` })

async function readHash({ streams, language }: CommandInput, username: string): Promise<string> {
  const password = await readPassword(streams, language)
  const problem = passwordError(password, username)
  if (problem) throw new OperatorError(problem.en, problem.zh)
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
    if (!user) throw new OperatorError(`There is no user ${username}`, `没有用户 ${username}`)
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    await writeAuditEntries(transaction, { ...commandLineActor, action, target: username })
  }
  await withExistingDatabase(settings, (database) => database.transaction().execute(inTransaction))
}

/**
 * Reads a password from the first line of standard input. Prompts where that is a terminal.
 *
 * @throws OperatorError when the line is empty
 */
async function readPassword({ stdin, stderr }: Streams, language: Language): Promise<string> {
  if (stdin.isTTY) stderr.write(prompt[language])
  const chunks: Buffer[] = []
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk))
    if (chunk.includes('\n')) break
  }
  const [password = ''] = Buffer.concat(chunks).toString().split(/\r?\n/)
  if (password === '') {
    throw new OperatorError('The password is read from standard input, and none came', '密码从标准输入读取，但没有收到')
  }
  return password
}

const prompt: Localized = { en: 'Password (it shows while you type): ', zh: '密码（输入时可见）：' }
