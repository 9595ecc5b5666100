// Ends this process when the one that started it is gone. A thread of its own, since an endless loop hears no event.
import { rmSync } from 'node:fs'
import process from 'node:process'
import { workerData } from 'node:worker_threads'

setInterval(() => {
  if (process.ppid === workerData.starter) return
  rmSync(workerData.folder, { recursive: true, force: true })
  process.kill(process.pid, 'SIGKILL')
}, 1000)
