import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#kit/language.ts'
import { describeFailure } from './describe-failure.ts'
import { languageOf } from './language-of.ts'
import type { Terminal } from './terminal.ts'

/** Runs one command and answers with its exit code: 0 done, 1 an expected failure, 2 wrong usage, 70 a mistake of ours. */
export async function main(args: string[], terminal: Terminal): Promise<number> {
  let language: Language = 'en'
  try {
    language = languageOf(args, terminal.env)
    await run(args, terminal, language)
    return 0
  } catch (error) {
    const { code, text } = await describeFailure(error, args, language)
    terminal.stderr.write(`${text}\n`)
    return code
  }
}

/** Every command loads what it needs and no more: a shell is waiting. */
async function run(args: string[], terminal: Terminal, language: Language): Promise<void> {
  const [command = 'help', ...rest] = args
  if (command === '--version' || command === 'version') return say(terminal, `${await readVersion()}\n`)
  if (command === 'mcp') return (await import('#server/mcp/stdio.ts')).serveMcpOverStdio(language)
  if (command === 'list') return say(terminal, await (await import('./list.ts')).list(language))
  const isAsking = ['help', '--help', '-h'].includes(command)
  if (isAsking || rest.some((arg) => arg === '--help' || arg === '-h')) {
    const words = isAsking ? rest : args
    return say(terminal, await (await import('./help.ts')).help(words.filter(isWord), language))
  }
  return (await import('./run-operation.ts')).runOperation(args, terminal, language)
}

const say = (terminal: Terminal, text: string): void => void terminal.stdout.write(text)

const isWord = (arg: string, index: number, args: string[]): boolean =>
  !arg.startsWith('-') && args[index - 1] !== '--lng'

async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')).version
}
