import { parseArgs } from 'node:util'
import type { Language, Localized } from '#kit/language.ts'
import { isMissingPackage } from '#lib/missing-package.ts'
import { describeStartFailure } from './describe-start-failure.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Serves the site until the process is stopped, or runs another command of the site: `toolbench serve backup …`.
 * Options correspond to the variables of docs/operations.md.
 *
 * @throws UsageError with one sentence if it cannot start
 */
export async function serve(args: string[], { env }: Terminal, language: Language): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 19)) {
    throw new UsageError(
      `toolbench serve needs Node 22.19 or newer, and this is ${process.versions.node}: start it with a newer Node`,
      `toolbench serve 需要 Node 22.19 或更新版本，当前为 ${process.versions.node}：请使用更新的 Node`,
    )
  }
  const { values, words } = readOptions(args)
  const given = { PORT: values['port'], HOST: values['host'], DATA_DIR: values['data'] }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) env[name] = value
  env['NODE_ENV'] ??= 'production'
  try {
    const { readSettings } = await import('#server/settings/settings.ts')
    const settings = readSettings(env)
    if (words.length > 0) {
      const { runCommand } = await import('#server/commands/run-command.ts')
      return process.exit(await runCommand(words, settings, process, { program: 'toolbench serve', language }))
    }
    // The site shuts down gracefully on signals; earlier listeners would end it at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal)
    const site = await import('#server/app/serve.ts')
    await site.serve(settings, { language }).catch((error: unknown) => {
      throw describeStartFailure(error, settings)
    })
  } catch (error) {
    if (isDescribed(error)) throw error
    const { sentence } = Object(error) as { sentence?: Localized }
    if (sentence) throw new UsageError(sentence.en, sentence.zh)
    throw new UsageError(String(error instanceof Error ? error.message : error), String(error))
  }
  await new Promise(() => {})
}

/** Parses the options of `serve`; a command and its arguments are left unparsed for the command. */
function readOptions(args: string[]) {
  const option = { type: 'string' } as const
  const own = { port: option, host: option, data: option, lng: option }
  const { tokens } = parseArgs({ args, options: own, strict: false, tokens: true })
  const values: Record<string, string> = {}
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    else if (token.kind === 'option' && token.name in own && token.value !== undefined) values[token.name] = token.value
    else if (token.kind === 'option' && !(token.name in own) && words.length > 0) {
      words.push(token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName)
    } else {
      throw new UsageError(
        'Write: toolbench serve [--port NUMBER] [--host ADDRESS] [--data FOLDER]',
        '请写作：toolbench serve [--port 端口] [--host 地址] [--data 文件夹]',
      )
    }
  }
  return { values, words }
}

/** Errors of modules and of the system get their sentences where all failures are described. */
const isDescribed = (error: unknown): boolean =>
  error instanceof UsageError || isMissingPackage(error) || (error instanceof Error && 'syscall' in error)
