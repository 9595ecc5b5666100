import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Argon2Input } from './argon2-worker.ts'

/** Derives an argon2id tag (RFC 9106) off the main thread. Built into Node from 24.7 on. */
export const argon2id = (input: Argon2Input): Promise<Buffer> =>
  'argon2' in crypto ? promisify(crypto.argon2)('argon2id', input) : argon2idInWorker(input)

/** The same with hash-wasm, in a worker thread as it is synchronous. */
export async function argon2idInWorker(input: Argon2Input): Promise<Buffer> {
  const worker = new Worker(new URL('./argon2-worker.ts', import.meta.url), { workerData: input })
  return new Promise((resolve, reject) => {
    worker.once('message', (tag: Uint8Array) => resolve(Buffer.from(tag)))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The worker for argon2id ended with ${code}`)))
  })
}
