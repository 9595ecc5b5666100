import { parseArgs } from 'node:util'
import type { Settings } from '../settings/settings.ts'
import type { Command, Streams } from './command.ts'
import { databaseCommands } from './database-commands.ts'
import { UsageError } from './usage-error.ts'
import { userCommands } from './user-commands.ts'

const commands: Record<string, Command> = { ...databaseCommands, ...userCommands }

/** Does what the site is asked on the command line instead of serving; gives the exit code. Never prints a hash. */
export async function runCommand(argv: string[], settings: Settings, streams: Streams = process): Promise<number> {
  try {
    streams.stdout.write(await answer(argv, settings, streams))
    return 0
  } catch (error) {
    const isMisused = error instanceof UsageError
    streams.stderr.write(`${error instanceof Error ? error.message : error}\n${isMisused ? `\n${usage()}` : ''}`)
    return isMisused ? 2 : 1
  }
}

async function answer(argv: string[], settings: Settings, streams: Streams): Promise<string> {
  const { given, options } = read(argv)
  if (options.help || given[0] === 'help') return usage()
  const found = Object.entries(commands).find(([name]) => `${given.join(' ')} `.startsWith(`${name} `))
  if (!found) throw new UsageError(`There is no command "${given.join(' ')}"`)
  const [name, command] = found
  const words = wordsOf(name, command, given.slice(name.split(' ').length), options)
  return command.run({ words, settings, streams })
}

const known = { username: { type: 'string' }, role: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

function read(argv: string[]) {
  try {
    const { positionals: given, values: options } = parseArgs({ args: argv, options: known, allowPositionals: true })
    return { given, options }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Everything that a command needs, and nothing else. */
function wordsOf(
  name: string,
  { words: wanted = [], options: needed = [] }: Command,
  given: string[],
  options: { username?: string | undefined; role?: string | undefined },
): Record<string, string> {
  if (given.length !== wanted.length) throw new UsageError(`Write: ${formOf(name, { words: wanted, options: needed })}`)
  const words = Object.fromEntries(wanted.map((word, index) => [word, given[index] ?? '']))
  for (const option of ['username', 'role'] as const) {
    const value = options[option]
    if (needed.includes(option) !== (value !== undefined))
      throw new UsageError(needed.includes(option) ? `${name} needs --${option}` : `${name} takes no --${option}`)
    if (value !== undefined) words[option] = value
  }
  return words
}

const formOf = (name: string, { words = [], options = [] }: Pick<Command, 'words' | 'options'>): string =>
  [name, ...words.map((word) => `<${word}>`), ...options.map((option) => `--${option} <${option}>`)].join(' ')

function usage(): string {
  const rows = Object.entries(commands).map(([name, command]) => [formOf(name, command), command.help] as const)
  const width = Math.max(...rows.map(([form]) => form.length)) + 2
  const lines = rows.map(([form, help]) => `  ${form.padEnd(width)}${help}\n`)
  return `node server/site.ts <command>; without one it serves the site

${lines.join('')}
The database is that of DATABASE_URL, else the one in DATA_DIR. Passwords are read from standard input, up to the end of
the line. Exit codes: 0 done, 1 it could not be done, 2 wrong usage.
`
}
