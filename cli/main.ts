import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#kit/language.ts'
import { languageOf } from './language-of.ts'
import type { Terminal } from './terminal.ts'

/**
 * Runs a command and returns its exit code: 0 for success, 1 for an expected failure, 2 for wrong usage, 70 for a bug.
 */
export async function main(args: string[], terminal: Terminal): Promise<number> {
  let language: Language = 'en'
  try {
    language = languageOf(optionsOf(args), terminal.env)
    const code = await run(args, terminal, language)
    return typeof code === 'number' ? code : 0
  } catch (error) {
    const { describeFailure } = await import('./describe-failure.ts')
    const { code, text } = await describeFailure(error, args, language)
    terminal.stderr.write(`${text}\n`)
    return code
  }
}

/** Each command imports only what it needs, to start fast. Returns the exit code where it is not 0. */
async function run(args: string[], terminal: Terminal, language: Language): Promise<unknown> {
  const [command = 'help'] = args
  const options = optionsOf(args)
  if (command === '--version' || command === 'version') return print(terminal, `${await readVersion()}\n`)
  if (command === 'complete')
    return print(terminal, await (await import('./shell/complete.ts')).complete(args.slice(2)))
  if (command === 'help' || options.some((option) => option === '--help' || option === '-h')) {
    const words = options.filter((word, index) => !word.startsWith('-') && options[index - 1] !== '--lng')
    return print(
      terminal,
      await (await import('./help.ts')).help(words[0] === 'help' ? words.slice(1) : words, language),
    )
  }
  if (command === 'mcp') return (await import('./mcp.ts')).mcp(args.slice(1), language)
  if (command === 'serve') return (await import('./serve.ts')).serve(args.slice(1), terminal, language)
  if (command === 'completion') return print(terminal, (await import('./shell/completion.ts')).completionFor(args[1]))
  if (command === 'run') return (await import('./run-pipeline.ts')).runPipeline(args.slice(1), terminal, language)
  if (command === 'guess') return (await import('./guess.ts')).guess(args.slice(1), terminal, language)
  if (command === 'list') return print(terminal, await (await import('./list.ts')).list(args.slice(1), language))
  return (await import('./run-operation.ts')).runOperation(args, terminal, language)
}

/** The arguments before `--`, after which there are no options. */
const optionsOf = (args: string[]): string[] => (args.includes('--') ? args.slice(0, args.indexOf('--')) : args)

const print = (terminal: Terminal, text: string): void => void terminal.stdout.write(text)

async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')).version
}
