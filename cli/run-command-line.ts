import { constants } from 'node:os'
import { main } from './main.ts'

/** Runs what the process was started for, and ends it. Leaving by `exit` removes temporary files. */
export async function runCommandLine(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
  // Whoever reads our output may stop reading, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const { stdin, stdout, stderr, env } = process
  const code = await main(process.argv.slice(2), { stdin, stdout, stderr, env })
  stdout.write('', () => process.exit(code))
}
