import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Answer, Job } from './job.ts'
import { deathOf, type Limits, outOfTime } from './limits.ts'
import { residentBytes } from './resident-bytes.ts'
import { LastWords } from './stderr-tail.ts'

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

interface Start {
  limits: Limits
  toolsFolder: string | undefined
  /** What the child's own folder is made in. */
  temporaryFolder: string
}

/** Starts a child. Its temporary files go with it, and it sees nothing of this process's environment. */
export function startWorker({ limits, toolsFolder, temporaryFolder }: Start): Worker {
  const folder = join(temporaryFolder, `child-${randomUUID()}`)
  const { seconds, mebibytes } = limits
  const words = [process.pid, folder, seconds, mebibytes, ...(toolsFolder ? [toolsFolder] : [])]
  const child = fork(join(import.meta.dirname, 'child.ts'), words.map(String), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${mebibytes}`],
    env: { TMPDIR: folder, TZ: process.env['TZ'] },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.on('error', () => {})
  const lastWords = new LastWords(child.stderr)
  // Neither an idle child nor its channels keep this process from ending.
  child.unref()
  child.channel?.unref()
  ;(child.stderr as Socket | null)?.unref()
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {})
  ended.then(() => rmSync(folder, { recursive: true, force: true }))
  let isBack = false
  return {
    async run(job, signal) {
      const timer = setTimeout(() => {
        isBack = true
        putBack(child)
      }, longJob)
      lastWords.clear()
      return runWithin({ limits, child, lastWords }, job, signal).finally(() => clearTimeout(timer))
    },
    isHealthy: () => isAlive(child) && !isBack && (residentBytes(child.pid ?? 0) ?? 0) < (mebibytes * 2 ** 20) / 2,
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

interface Running {
  limits: Limits
  child: ChildProcess
  lastWords: LastWords
}

/** In seconds. The child ends itself when its time is over; this is for one that cannot. */
const grace = 5

/** Sends a job and waits for the answer; kills the child once nobody waits any more. */
async function runWithin({ limits, child, lastWords }: Running, job: Job, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const settled = new AbortController()
  let reason: unknown
  const stop = (why: unknown) => {
    reason ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => stop(outOfTime(limits)), (limits.seconds + grace) * 1000)
  // Not 'exit': its last words may still be on their way then.
  const onClose = (code: number | null, killedBy: string | null) => {
    const death = deathOf(limits, code, killedBy)
    reject(reason ?? Object.assign(death, lastWords.text && { stderr: lastWords.text }))
  }
  child.once('message', resolve).once('close', onClose).once('error', reject)
  signal.addEventListener('abort', () => stop(signal.reason), { signal: settled.signal })
  if (signal.aborted) stop(signal.reason)
  child.send({ ...job }, (error) => error && stop(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    settled.abort()
    child.off('message', resolve).off('close', onClose).off('error', reject)
  }
}
