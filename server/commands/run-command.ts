import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language, Localized } from '#kit/language.ts'
import { describeSystemError, isSystemError } from '#lib/system-error.node.ts'
import { escapeControls } from '#lib/text/escape-controls.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { OperatorError } from '../settings/operator-error.ts'
import type { Settings } from '../settings/settings.ts'
import { backUp } from '../store/backup.ts'
import { restore } from '../store/restore.ts'
import type { Command, Streams } from './command.ts'
import { UsageError } from './usage-error.ts'
import { userCommands } from './user-commands.ts'
import { commandLineActor, withDatabase } from './with-database.ts'

/** Commands that back up, restore and migrate the database. */
const databaseCommands = {
  backup: {
    help: {
      en: 'write the database into a new file; the site may go on running',
      zh: '把数据库备份到新文件，网站可继续运行',
    },
    positionals: ['file'],
    run: async ({ values: { file = '' }, settings }) => {
      await backUp(settings, file)
      return {
        en: `The database is in ${file}. It holds secrets: keep it where nobody else reads it.`,
        zh: `数据库已备份到 ${file}。其中含有敏感信息，请存放在他人无法读取的地方。`,
      }
    },
  },
  restore: {
    help: {
      en: 'put a backup in the place of the database; everybody logs in again',
      zh: '用备份替换数据库；所有用户须重新登录',
    },
    positionals: ['file'],
    run: async ({ values: { file = '' }, settings }) => {
      const entry = { ...commandLineActor, action: 'restore', target: basename(file) }
      await withDatabase(settings, (database) =>
        restore(database, file, (transaction) => writeAuditEntries(transaction, entry)),
      )
      return { en: `The database holds what ${file} holds.`, zh: `数据库已恢复为 ${file} 的内容。` }
    },
  },
  migrate: {
    help: {
      en: 'bring the database to the form of this release, as every start does',
      zh: '把数据库升级到当前版本，每次启动也会自动升级',
    },
    run: async ({ settings }) => {
      await withDatabase(settings, async () => {})
      return { en: 'The database has the form of this release.', zh: '数据库已是当前版本。' }
    },
  },
} satisfies Record<string, Command>

const commands: Record<string, Command> = { ...databaseCommands, ...userCommands }

/**
 * Runs a command instead of serving; returns the exit code. Never prints a password hash.
 *
 * @param invocation what the user types before a command, and the language of what is said
 */
export async function runCommand(
  argv: string[],
  settings: Settings,
  streams: Streams = process,
  { program = 'node server/site.ts', language = 'en' }: Partial<Invocation> = {},
): Promise<number> {
  const invocation = { program, language }
  try {
    streams.stdout.write(escapeControls(await perform(argv, settings, streams, invocation)))
    return 0
  } catch (error) {
    const isMisused = error instanceof UsageError
    const sentence = escapeControls(describe(error, language))
    streams.stderr.write(`${sentence}\n${isMisused ? `\n${usage(invocation)}` : ''}`)
    return isMisused ? 2 : 1
  }
}

interface Invocation {
  program: string
  language: Language
}

function describe(error: unknown, language: Language): string {
  if (error instanceof OperatorError) return error.sentence[language]
  if (isSystemError(error)) return describeSystemError(error, language)
  return String(error instanceof Error ? error.message : error)
}

async function perform(argv: string[], settings: Settings, streams: Streams, invocation: Invocation): Promise<string> {
  const { language } = invocation
  const { words, options } = read(argv)
  if (options.help || words[0] === 'help') return usage(invocation)
  const entry = Object.entries(commands).find(([name]) => `${words.join(' ')} `.startsWith(`${name} `))
  if (!entry) throw new UsageError(`There is no command “${words.join(' ')}”`, `没有命令“${words.join(' ')}”`)
  const [name, command] = entry
  const values = valuesOf(name, command, words.slice(name.split(' ').length), options)
  const printed = await command.run({ values, settings, streams, language })
  return typeof printed === 'string' ? printed : `${printed[language]}\n`
}

const optionTypes = {
  username: { type: 'string' },
  role: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the words and options; not strictly, since Node says in English alone what is wrong. */
function read(argv: string[]) {
  const { tokens } = parseArgs({ args: argv, options: optionTypes, strict: false, tokens: true })
  const words: string[] = []
  const options: { username?: string; role?: string; help?: true } = {}
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (name === 'help' && value === undefined) options.help = true
    else if (name === 'help') throw new UsageError(`${rawName} takes no value`, `${rawName} 不带值`)
    else if (name !== 'username' && name !== 'role')
      throw new UsageError(`There is no option ${rawName}`, `没有选项 ${rawName}`)
    else if (value === undefined || (!token.inlineValue && value.startsWith('-')))
      throw new UsageError(`${rawName} needs a value`, `${rawName} 需要一个值`)
    else options[name] = value
  }
  return { words, options }
}

/** Returns the arguments of a command by name; refuses missing and superfluous ones. */
function valuesOf(
  name: string,
  { positionals = [], options: needed = [] }: Command,
  words: string[],
  options: { username?: string | undefined; role?: string | undefined },
): Record<string, string> {
  if (words.length !== positionals.length) {
    const synopsis = synopsisOf(name, { positionals, options: needed })
    throw new UsageError(`Write: ${synopsis}`, `请写作：${synopsis}`)
  }
  const values = Object.fromEntries(positionals.map((positional, index) => [positional, words[index] ?? '']))
  for (const option of ['username', 'role'] as const) {
    const value = options[option]
    if (needed.includes(option) && value === undefined)
      throw new UsageError(`${name} needs --${option}`, `${name} 需要 --${option}`)
    if (!needed.includes(option) && value !== undefined)
      throw new UsageError(`${name} takes no --${option}`, `${name} 没有选项 --${option}`)
    if (value !== undefined) values[option] = value
  }
  return values
}

const synopsisOf = (
  name: string,
  { positionals = [], options = [] }: Pick<Command, 'positionals' | 'options'>,
): string =>
  [
    name,
    ...positionals.map((positional) => `<${positional}>`),
    ...options.map((option) => `--${option} <${option}>`),
  ].join(' ')

function usage({ program, language }: Invocation): string {
  const rows = Object.entries(commands).map(
    ([name, { help, ...form }]) => [synopsisOf(name, form), help[language]] as const,
  )
  const width = Math.max(...rows.map(([synopsis]) => synopsis.length)) + 2
  const lines = rows.map(([synopsis, help]) => `  ${synopsis.padEnd(width)}${help}\n`)
  const { head, foot } = usageTexts[language]
  return `${program} ${head}\n\n${lines.join('')}\n${foot}\n`
}

const usageTexts: Localized<{ head: string; foot: string }> = {
  en: {
    head: '<command>; without one it serves the site',
    foot: `The database is that of DATABASE_URL, else the one in DATA_DIR. Passwords are read from standard input, up to the end of
the line. Exit codes: 0 done, 1 it could not be done, 2 wrong usage.`,
  },
  zh: {
    head: '<命令>；不带命令时提供网站',
    foot: `使用 DATABASE_URL 指定的数据库，未设置时使用 DATA_DIR 中的数据库。密码从标准输入读取，到行尾为止。
退出码：0 已完成，1 未能完成，2 用法有误。`,
  },
}
