// Ends this process when a run exceeds its limits, or when the parent has ended. It is a thread, since events cannot
// interrupt an endless loop, and in this process, since the server may be too busy to notice in time.
import process from 'node:process'
import { workerData } from 'node:worker_threads'
import { memorySignal, timeoutSignal } from './limit-errors.ts'
import { removeSharedFolder } from './remove-shared-folder.ts'
import { residentBytes } from './resident-bytes.ts'

const { parentPid, folder, maxBytes, deadline }: WatchdogData = workerData

/** The parameters of the watchdog. */
export interface WatchdogData {
  parentPid: number
  /** Removed when the parent has ended. */
  folder: string
  maxBytes: number
  /** A single element: the deadline of the run as a time of `process.hrtime`, 0 while none runs. */
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
  // Wakes up early when a run begins or ends.
  Atomics.wait(deadline, 0, end, end === 0n ? intervalIdle : intervalRunning)
}
