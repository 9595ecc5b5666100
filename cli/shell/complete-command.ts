import { roles } from '#contract/users.ts'
import { shells } from '#lib/shell/quote.ts'

const output = ['--json', '--output', '--force']
const always = ['--lng', '--help']
const onUser = ['--username', '--data']

/** The options of each command, by its words. */
const optionsOf: Record<string, string[]> = {
  '': ['--version'],
  run: ['--set', '--file', ...output],
  guess: ['--shell', ...output],
  mcp: ['--tools', '--inline'],
  serve: ['--port', '--host', '--data'],
  'serve user create': ['--role', ...onUser],
  'serve user password': onUser,
  'serve user disable': onUser,
  'serve user enable': onUser,
}

/** The words that follow others. */
const wordsAfter: Record<string, string[]> = {
  completion: ['bash', 'zsh', 'fish'],
  serve: ['backup', 'restore', 'migrate', 'user'],
  'serve user': ['list', 'create', 'password', 'disable', 'enable'],
}

/** The values of options. */
const valuesOf: Record<string, readonly string[]> = { '--shell': shells, '--role': roles, '--lng': ['en', 'zh'] }

const withoutValue = ['--json', '--force', '--inline', '--help', '--version']

/**
 * Lists what may follow the words of a command other than a tool.
 *
 * @param toolIds of all tools, for options that take a list of them
 */
export async function completeCommand(
  given: string[],
  last: string,
  toolIds: () => Promise<string[]>,
): Promise<readonly string[]> {
  if (given.includes('--')) return []
  const before = given.at(-1) ?? ''
  if (before === '--tools') return listsOf([...(await toolIds()), 'run_pipeline', 'guess'], last)
  if (takesValue(before)) return valuesOf[before] ?? []
  const words = given.filter((word, index) => !word.startsWith('-') && !takesValue(given[index - 1] ?? ''))
  if (!last.startsWith('-')) return wordsAfter[words.join(' ')] ?? []
  const options = optionsOf[words.join(' ')] ?? (words[0] === 'serve' ? ['--data'] : [])
  return [...options, ...always]
}

const takesValue = (word: string): boolean =>
  word.startsWith('--') && !word.includes('=') && !withoutValue.includes(word)

/** Completes the last name of a list with commas, without those that it has. */
function listsOf(names: string[], last: string): string[] {
  const start = last.slice(0, last.lastIndexOf(',') + 1)
  const taken = start.split(',')
  return names.filter((name) => !taken.includes(name)).map((name) => start + name)
}
