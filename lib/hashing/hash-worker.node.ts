import { parentPort } from 'node:worker_threads'
import { obeyOrders } from './hash-worker.ts'

parentPort?.on(
  'message',
  obeyOrders((report, moved) => parentPort?.postMessage(report, moved)),
)
