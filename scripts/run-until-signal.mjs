import { spawn } from 'node:child_process'

/**
 * Runs one of our programs until it ends or this process gets a signal, without which the program would outlive npm.
 */
export function runUntilSignal(args) {
  const child = spawn('node', args, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
