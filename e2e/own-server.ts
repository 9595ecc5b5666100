import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server that a test may stop, and start again at the same address. */
export interface OwnServer {
  origin: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** Makes a server on a port of its own; `root` is a copy of the project where the test changes what is served. */
export function ownServer(port: number, root = join(import.meta.dirname, '..')): OwnServer {
  const origin = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'toolbench-e2e-'))
  let child: ChildProcess | undefined
  return {
    origin,
    async start() {
      const settings = { PORT: String(port), DATA_DIR: data, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' }
      child = spawn(process.execPath, ['server/site.ts'], {
        cwd: root,
        env: { ...process.env, ...settings },
        stdio: 'ignore',
      })
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    async stop() {
      const left = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill('SIGKILL')
      if (child) await left
      child = undefined
    },
  }
}
