// Ends this process when a run is over its limits, or when the one that started it is gone. A thread of its own, since an
// endless loop hears no event; and here, since the server may be kept busy by others while a run outgrows its limits.
import { rmSync } from 'node:fs'
import process from 'node:process'
import { workerData } from 'node:worker_threads'
import { memoryIsFull, timeIsOver } from './limits.ts'

const { starter, folder, mostBytes, deadline }: GuardData = workerData

/** What the guard is told. */
export interface GuardData {
  /** The process that started this one. */
  starter: number
  /** What goes with that process. */
  folder: string
  mostBytes: number
  /** One number: the time of `process.hrtime` at which the run must have ended, 0 while none runs. */
  deadline: BigInt64Array
}

/** In milliseconds. */
const [whileRunning, whileIdle] = [20, 500]

for (;;) {
  if (process.ppid !== starter) {
    rmSync(folder, { recursive: true, force: true })
    process.kill(process.pid, 'SIGKILL')
  }
  const end = Atomics.load(deadline, 0)
  if (end !== 0n && process.hrtime.bigint() > end) process.kill(process.pid, timeIsOver)
  if (end !== 0n && process.memoryUsage.rss() > mostBytes) process.kill(process.pid, memoryIsFull)
  // Wakes at once when a run begins or ends.
  Atomics.wait(deadline, 0, end, end === 0n ? whileIdle : whileRunning)
}
