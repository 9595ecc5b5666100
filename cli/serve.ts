import { parseArgs } from 'node:util'
import type { Settings } from '#server/settings/settings.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Serves the site until the process is stopped, or runs another command of the site: `toolbench serve backup …`.
 * Options correspond to the variables of docs/operations.md.
 *
 * @throws UsageError with one sentence if it cannot start
 */
export async function serve(args: string[], { env }: Terminal): Promise<void> {
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
      return process.exit(await runCommand(words, settings))
    }
    // The site shuts down gracefully on signals; earlier listeners would end it at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal)
    const site = await import('#server/app/serve.ts')
    await site.serve(settings).catch((error: unknown) => {
      throw inPlainWords(error, settings)
    })
  } catch (error) {
    if (error instanceof UsageError || isMissing(error)) throw error
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

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
const isMissing = (error: unknown): boolean => codeOf(error) === 'ERR_MODULE_NOT_FOUND'

function inPlainWords(error: unknown, { HOST, PORT, DATA_DIR }: Settings): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new UsageError(
      `Something else listens on ${HOST}:${PORT}: choose another port with --port`,
      `${HOST}:${PORT} 已被占用：请用 --port 选择其他端口`,
    )
  }
  // SQLite's errors 14 (cannot open the file) and 8 (read-only).
  const number = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(String(code)) || number === 14 || number === 8) {
    return new UsageError(
      `The folder ${DATA_DIR} cannot be written to: choose another with --data`,
      `无法写入文件夹 ${DATA_DIR}：请用 --data 选择其他文件夹`,
    )
  }
  return error
}
