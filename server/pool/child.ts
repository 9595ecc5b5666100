// The child process that runs operations for the pool, one at a time. To stop an operation, the process is killed.
import { mkdirSync } from 'node:fs'
import module from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Job, type JobProgress, jobStarted } from './job.ts'
import { removeSharedFolder } from './remove-shared-folder.ts'
import { runJob } from './run-job.ts'
import type { WatchdogData } from './watchdog.ts'

/** The parent process, the child's own folder within the pool's, its limits, and the folder of the tools. */
const [, , parentPid, folder = '', seconds, mebibytes, toolsFolder] = process.argv

const maxBytes = Number(mebibytes) * 2 ** 20

/** Shared with the watchdog: the deadline of the current run. */
const deadline = new BigInt64Array(new SharedArrayBuffer(8))

process.on('message', async (job: Job) => {
  process.send?.(jobStarted)
  setDeadline(process.hrtime.bigint() + BigInt(Math.round(Number(seconds) * 1e9)))
  const answer = await runJob(job, { folder, toolsFolder, maxBytes, progress })
  setDeadline(0n)
  process.send?.(answer)
  // Node does this at exit, which a killed process never reaches. It writes only what is not cached yet.
  setImmediate(() => module.flushCompileCache?.())
})
process.on('disconnect', exitNow)
// The parent may have ended while this process was loading.
if (!process.connected) exitNow()
try {
  // Not recursive: without the pool's folder the parent has ended, and nobody would remove a new one.
  mkdirSync(folder, { mode: 0o700 })
} catch {
  exitNow()
}
const workerData: WatchdogData = {
  parentPid: Number(parentPid),
  folder: dirname(folder),
  maxBytes,
  deadline,
}
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData }).unref()

const progress = (share: number): void => void process.send?.({ progress: share } satisfies JobProgress)

function setDeadline(time: bigint): void {
  Atomics.store(deadline, 0, time)
  Atomics.notify(deadline, 0)
}

function exitNow(): void {
  removeSharedFolder(dirname(folder))
  // `process.exit` would wait for the thread pool, such as an hour of key derivation.
  process.kill(process.pid, 'SIGKILL')
}
