import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { errors } from './errors.ts'
import type { Answer, Job } from './job.ts'
import { residentBytes } from './resident-bytes.ts'

/** How long one run may take, and how much memory. */
export interface Limits {
  seconds: number
  mebibytes: number
}

/** A child process that runs one job at a time within limits. */
export interface Worker {
  /**
   * Rejects with `timeout`, `tooMuchMemory`, the signal's reason, or an Error when the child broke; it is dead then.
   */
  run(job: Job, signal: AbortSignal): Promise<Answer>
  /** Whether it may take another job: it lives, and the last one was short and left little behind. */
  isHealthy(): boolean
  kill(): void
  /** Resolves when the process has ended. */
  ended: Promise<unknown>
}

/** Starts a child. Its temporary files go with it, and it sees nothing of this process's environment. */
export function startWorker(limits: Limits, toolsFolder: string | undefined, temporaryFolder: string): Worker {
  const folder = join(temporaryFolder, `toolbench-${randomUUID()}`)
  const words = [String(process.pid), folder, ...(toolsFolder ? [toolsFolder] : [])]
  const child = fork(join(import.meta.dirname, 'child.ts'), words, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${limits.mebibytes}`],
    env: { TMPDIR: folder, TZ: process.env['TZ'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  // Neither an idle child nor its channel keeps this process from ending.
  child.unref()
  child.channel?.unref()
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {})
  ended.then(() => rmSync(folder, { recursive: true, force: true }))
  let isBack = false
  return {
    async run(job, signal) {
      const timer = setTimeout(() => {
        isBack = true
        putBack(child)
      }, longJob)
      return runWithin(limits, child, job, signal).finally(() => clearTimeout(timer))
    },
    isHealthy: () =>
      isAlive(child) && !isBack && (residentBytes(child.pid ?? 0) ?? 0) < (limits.mebibytes * 2 ** 20) / 2,
    kill() {
      // Whoever waits for the end hears of it.
      child.ref()
      child.kill('SIGKILL')
    },
    ended,
  }
}

const isAlive = (child: ChildProcess): boolean => child.connected && !child.killed

/** In milliseconds. A job that takes longer lets all others go first, and the server that answers them. */
const longJob = 1000

/** Takes a process's priority from it. No process may raise it again, so this one takes no further job. */
function putBack({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // Not every system lets a process be put back. It runs all the same.
  }
}

/** Sends a job and waits for the answer; kills the child once it breaks a limit or nobody waits any more. */
async function runWithin(limits: Limits, child: ChildProcess, job: Job, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const settled = new AbortController()
  let reason: unknown
  const stop = (why: unknown) => {
    reason ??= why
    child.kill('SIGKILL')
  }
  const watch = () => {
    if ((residentBytes(child.pid ?? 0) ?? 0) > limits.mebibytes * 2 ** 20) stop(outgrown(limits))
  }
  const timer = setTimeout(() => stop(errors.timeout({ seconds: limits.seconds })), limits.seconds * 1000)
  const watching = setInterval(watch, 25)
  const onExit = (code: number | null, killedBy: string | null) => reject(reason ?? deathOf(limits, code, killedBy))
  child.once('message', resolve).once('exit', onExit).once('error', reject)
  signal.addEventListener('abort', () => stop(signal.reason), { signal: settled.signal })
  if (signal.aborted) stop(signal.reason)
  child.send({ ...job }, (error) => error && stop(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watching)
    settled.abort()
    child.off('message', resolve).off('exit', onExit).off('error', reject)
  }
}

const outgrown = ({ mebibytes }: Limits) => errors.tooMuchMemory({ mebibytes })

/** Explains a death that nobody here ordered. */
function deathOf(limits: Limits, code: number | null, killedBy: string | null): Error {
  if (killedBy && deathsOfHunger.includes(killedBy)) return outgrown(limits)
  return new Error(`The child process broke: ${killedBy ?? `exit code ${code}`}`)
}

/** V8 aborts or traps when its heap is full, the system kills when memory is short. */
const deathsOfHunger = ['SIGABRT', 'SIGTRAP', 'SIGKILL']
