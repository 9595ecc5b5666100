// Ends this process when a run is over its limits, or when the parent is gone. A thread of its own, since no event reaches
// an endless loop; and in this process, since the server may be busy with others while a run outgrows its limits.
import process from 'node:process'
import { workerData } from 'node:worker_threads'
import { memorySignal, timeoutSignal } from './limits.ts'
import { removeSharedFolder } from './remove-shared-folder.ts'
import { residentBytes } from './resident-bytes.ts'

const { parentPid, folder, maxBytes, deadline }: WatchdogData = workerData

/** What the watchdog works with. */
export interface WatchdogData {
  parentPid: number
  /** Removed when the parent is gone. */
  folder: string
  maxBytes: number
  /** One number: the time of `process.hrtime` at which the run must have ended, 0 while none runs. */
  deadline: BigInt64Array
}

/** In milliseconds. */
const [intervalRunning, intervalIdle] = [20, 500]

for (;;) {
  if (process.ppid !== parentPid) {
    removeSharedFolder(folder)
    process.kill(process.pid, 'SIGKILL')
  }
  const end = Atomics.load(deadline, 0)
  if (end !== 0n && process.hrtime.bigint() > end) process.kill(process.pid, timeoutSignal)
  if (end !== 0n && (residentBytes(process.pid) ?? process.memoryUsage.rss()) > maxBytes)
    process.kill(process.pid, memorySignal)
  // Wakes at once when a run begins or ends.
  Atomics.wait(deadline, 0, end, end === 0n ? intervalIdle : intervalRunning)
}
