import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { escapeControls } from '#lib/text/escape-controls.ts'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
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
    help: 'write the database into a new file; the site may go on running',
    positionals: ['file'],
    run: async ({ values: { file = '' }, settings }) => {
      await backUp(settings, file)
      return `The database is in ${file}. It holds secrets: keep it where nobody else reads it.\n`
    },
  },
  restore: {
    help: 'put a backup in the place of the database; everybody logs in again',
    positionals: ['file'],
    run: async ({ values: { file = '' }, settings }) => {
      const entry = { ...commandLineActor, action: 'restore', target: basename(file) }
      await withDatabase(settings, (database) =>
        restore(database, file, (transaction) => writeAuditEntries(transaction, entry)),
      )
      return `The database holds what ${file} holds.\n`
    },
  },
  migrate: {
    help: 'bring the database to the form of this release, as every start does',
    run: async ({ settings }) => {
      await withDatabase(settings, async () => {})
      return 'The database has the form of this release.\n'
    },
  },
} satisfies Record<string, Command>

const commands: Record<string, Command> = { ...databaseCommands, ...userCommands }

/**
 * Runs a command instead of serving; returns the exit code. Never prints a password hash.
 *
 * @param program what the user types before a command
 */
export async function runCommand(
  argv: string[],
  settings: Settings,
  streams: Streams = process,
  program = 'node server/site.ts',
): Promise<number> {
  try {
    streams.stdout.write(escapeControls(await perform(argv, settings, streams, program)))
    return 0
  } catch (error) {
    const isMisused = error instanceof UsageError
    const sentence = escapeControls(String(error instanceof Error ? error.message : error))
    streams.stderr.write(`${sentence}\n${isMisused ? `\n${usage(program)}` : ''}`)
    return isMisused ? 2 : 1
  }
}

async function perform(argv: string[], settings: Settings, streams: Streams, program: string): Promise<string> {
  const { words, options } = read(argv)
  if (options.help || words[0] === 'help') return usage(program)
  const entry = Object.entries(commands).find(([name]) => `${words.join(' ')} `.startsWith(`${name} `))
  if (!entry) throw new UsageError(`There is no command “${words.join(' ')}”`)
  const [name, command] = entry
  const values = valuesOf(name, command, words.slice(name.split(' ').length), options)
  return command.run({ values, settings, streams })
}

const optionTypes = {
  username: { type: 'string' },
  role: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function read(argv: string[]) {
  try {
    const { positionals: words, values: options } = parseArgs({
      args: argv,
      options: optionTypes,
      allowPositionals: true,
    })
    return { words, options }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Returns the arguments of a command by name; refuses missing and superfluous ones. */
function valuesOf(
  name: string,
  { positionals = [], options: needed = [] }: Command,
  words: string[],
  options: { username?: string | undefined; role?: string | undefined },
): Record<string, string> {
  if (words.length !== positionals.length)
    throw new UsageError(`Write: ${synopsisOf(name, { positionals, options: needed })}`)
  const values = Object.fromEntries(positionals.map((positional, index) => [positional, words[index] ?? '']))
  for (const option of ['username', 'role'] as const) {
    const value = options[option]
    if (needed.includes(option) !== (value !== undefined))
      throw new UsageError(needed.includes(option) ? `${name} needs --${option}` : `${name} takes no --${option}`)
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

function usage(program: string): string {
  const rows = Object.entries(commands).map(([name, command]) => [synopsisOf(name, command), command.help] as const)
  const width = Math.max(...rows.map(([synopsis]) => synopsis.length)) + 2
  const lines = rows.map(([synopsis, help]) => `  ${synopsis.padEnd(width)}${help}\n`)
  return `${program} <command>; without one it serves the site

${lines.join('')}
The database is that of DATABASE_URL, else the one in DATA_DIR. Passwords are read from standard input, up to the end of
the line. Exit codes: 0 done, 1 it could not be done, 2 wrong usage.
`
}
