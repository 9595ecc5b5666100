// Ends this process when the one that started it is gone. A thread of its own, since an endless loop hears no event.
import process from 'node:process'
import { workerData } from 'node:worker_threads'

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
}, 1000)
