// Derives one tag by argon2id for a Node that has no argon2.
import { parentPort, workerData } from 'node:worker_threads'
import { argon2id } from 'hash-wasm'
import type { Argon2Input } from './argon2.ts'

const { message, nonce, parallelism, tagLength, memory, passes }: Argon2Input = workerData
const tag = await argon2id({
  password: message,
  salt: nonce,
  parallelism,
  iterations: passes,
  memorySize: memory,
  hashLength: tagLength,
  outputType: 'binary',
})
parentPort?.postMessage(tag)
