import { spawn } from 'node:child_process'

/** Runs a program of ours until it ends, or this process is told to. Without it the program would outlive npm. */
export function runUntilSignal(args) {
  const child = spawn('node', args, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
