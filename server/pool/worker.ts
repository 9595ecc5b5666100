import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import module from 'node:module'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Job, type JobAnswer, type JobCall, type JobProgress, jobStarted } from './job.ts'
import { exitError, type Limits, timeoutError } from './limit-errors.ts'
import { residentBytes } from './resident-bytes.ts'

/** A child process that runs one job at a time within limits. */
export interface Worker {
  /**
   * Rejects with `timeout`, `tooMuchMemory`, the signal's reason, or an Error when the child crashed; in each case the
   * child has ended.
   */
  run(job: Job, caller: JobCall): Promise<JobAnswer>
  /** Whether it can take another job: it is alive, has its normal priority, and uses little memory. */
  isHealthy(): boolean
  kill(): void
  /** Resolves when the process has ended. */
  ended: Promise<unknown>
}

interface Start {
  limits: Limits
  toolsFolder: string | undefined
  /** The folder in which the child's own is created. */
  temporaryFolder: string
}

/** Starts a child. Its temporary files are removed when it ends, and it does not inherit this process's environment. */
export function startWorker({ limits, toolsFolder, temporaryFolder }: Start): Worker {
  // The system may have cleaned it up.
  mkdirSync(temporaryFolder, { mode: 0o700, recursive: true })
  const folder = join(temporaryFolder, `child-${randomUUID()}`)
  const { seconds, mebibytes } = limits
  const argv = [process.pid, folder, seconds, mebibytes, ...(toolsFolder ? [toolsFolder] : [])]
  const child = fork(join(import.meta.dirname, 'child.ts'), argv.map(String), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', `--max-old-space-size=${mebibytes}`],
    env: { TMPDIR: folder, TZ: process.env['TZ'], NODE_COMPILE_CACHE: compileCache() },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.on('error', () => {})
  const stderrTail = new StderrTail(child.stderr)
  // Neither an idle child nor its channels keep this process from ending.
  child.unref()
  child.channel?.unref()
  ;(child.stderr as Socket | null)?.unref()
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {})
  void ended.then(() => rmSync(folder, { recursive: true, force: true }))
  let isDeprioritized = false
  return {
    async run(job, caller) {
      let timer: NodeJS.Timeout | undefined
      // Counted from the start of the job, or a child that starts slowly on a busy machine would be deprioritized for
      // good.
      const onJobStarted = () => {
        timer = setTimeout(() => {
          isDeprioritized = true
          lowerPriority(child)
        }, longJob)
      }
      stderrTail.clear()
      return runWithin({ limits, child, stderrTail, onJobStarted }, job, caller).finally(() => clearTimeout(timer))
    },
    isHealthy: () =>
      isAlive(child) && !isDeprioritized && (residentBytes(child.pid ?? 0) ?? 0) < (mebibytes * 2 ** 20) / 2,
    kill() {
      // Keeps this process alive until the child has ended.
      child.ref()
      child.kill('SIGKILL')
    },
    ended,
  }
}

/** Children share this process's compile cache, which halves their start time. */
function compileCache(): string | undefined {
  // Older versions of Node lack it. It returns the subfolder for this version of Node and its flags.
  const own = module.getCompileCacheDir?.()
  return own && dirname(own)
}

const isAlive = (child: ChildProcess): boolean => child.connected && !child.killed

/** In milliseconds. The priority of a longer job is lowered below that of the server and other jobs. */
const longJob = 1000

/** Lowers a process's priority. It cannot be raised again, so the process takes no further job. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // Not every system allows it; the process runs regardless.
  }
}

interface Running {
  limits: Limits
  child: ChildProcess
  stderrTail: StderrTail
  /** Called once the child has loaded and received the job. */
  onJobStarted: () => void
}

/** In seconds. The child's watchdog enforces the time limit; this is the fallback. */
const grace = 5

/**
 * How long a child may take to load, in seconds: on a busy machine that is slow, and does not count as part of a run.
 */
const maxStart = 60

/** Sends a job and waits for the answer; kills the child when the call is cancelled or takes too long. */
async function runWithin(running: Running, job: Job, { signal, progress }: JobCall): Promise<JobAnswer> {
  const { limits, child, stderrTail, onJobStarted } = running
  const { promise, resolve, reject } = Promise.withResolvers<JobAnswer>()
  const settled = new AbortController()
  let reason: unknown
  const stop = (why: unknown) => {
    reason ??= why
    child.kill('SIGKILL')
  }
  const stopAfter = (seconds: number) => setTimeout(() => stop(timeoutError(limits)), seconds * 1000)
  let timer = stopAfter(maxStart)
  const onMessage = (message: JobAnswer | JobProgress | typeof jobStarted) => {
    if (message !== jobStarted) return 'progress' in message ? progress?.(message.progress) : resolve(message)
    clearTimeout(timer)
    timer = stopAfter(limits.seconds + grace)
    onJobStarted()
  }
  // Not 'exit', after which standard error may still arrive.
  const onClose = (code: number | null, killedBy: string | null) => {
    const error = exitError(limits, code, killedBy)
    reject(reason ?? Object.assign(error, stderrTail.text && { stderr: stderrTail.text }))
  }
  child.on('message', onMessage).once('close', onClose).once('error', reject)
  signal.addEventListener('abort', () => stop(signal.reason), { signal: settled.signal })
  if (signal.aborted) stop(signal.reason)
  child.send({ ...job, tellsProgress: progress !== undefined }, (error) => error && stop(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    settled.abort()
    child.off('message', onMessage).off('close', onClose).off('error', reject)
  }
}

/** In bytes: the end of the output is enough to tell why a process crashed. */
const maxBytes = 4096

/** Keeps the end of a child's standard error for the log. */
class StderrTail {
  #kept: Buffer = Buffer.alloc(0)

  constructor(stream: Readable | null) {
    stream?.on('data', (chunk: Buffer) => {
      this.#kept = Buffer.concat([this.#kept, chunk.subarray(-maxBytes)]).subarray(-maxBytes)
    })
  }

  /** Discards the output of earlier runs. */
  clear(): void {
    this.#kept = Buffer.alloc(0)
  }

  get text(): string {
    return this.#kept.toString().trim()
  }
}
