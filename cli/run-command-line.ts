import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { languageOf } from './language-of.ts'
import { main } from './main.ts'

/** Runs the command of this process, and ends it by `exit`, which removes temporary files. */
export async function runCommandLine(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
  const { stdout, env } = process
  let failure: NodeJS.ErrnoException | undefined
  const endWith = (error: NodeJS.ErrnoException) => {
    failure ??= error
    // The reader of our output may stop early, as `head` does (EPIPE); other errors, such as a full disk, are reported.
    if (failure.code !== 'EPIPE') process.stderr.write(`${failure.message}\n`)
    process.exit(failure.code === 'EPIPE' ? 0 : 2)
  }
  stdout.on('error', endWith)
  const args = process.argv.slice(2)
  if (args.some((arg) => arg.includes('\ufffd')) && !areUtf8()) {
    process.stderr.write(`${notUtf8[languageOf([], env)]}\n`)
    process.exit(2)
  }
  // The process opens its other streams when they are asked for.
  const code = await main(args, process)
  stdout.write('', (error) => (error ? endWith(error) : process.exit(code)))
}

const notUtf8 = {
  en: 'An argument is not UTF-8: give its text by standard input, or the file another name',
  zh: '有参数不是 UTF-8：文本请通过标准输入提供，文件请改名',
}

/**
 * Whether the arguments are valid UTF-8. Node replaces invalid bytes by U+FFFD, which would change texts and file
 * names. Only Linux exposes the bytes.
 */
function areUtf8(): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(readFileSync('/proc/self/cmdline'))
    return true
  } catch (error) {
    return !(error instanceof TypeError)
  }
}
