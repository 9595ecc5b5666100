import { type Transferable as NodeTransferable, parentPort as parent } from 'node:worker_threads'
import type { ParentPort } from './worker-port.ts'

/** Returns the port to the thread that started this one. Node notifies it of this thread's end. */
export const parentPort = (): ParentPort => ({
  post: (message, transfer) => parent?.postMessage(message, transfer as NodeTransferable[]),
  listen: (onMessage) => void parent?.on('message', onMessage),
  ready: Promise.resolve(),
})
