// Derives one argon2id tag for versions of Node without argon2.
import { parentPort, workerData } from 'node:worker_threads'
import { argon2id } from 'hash-wasm'

/** The inputs of argon2id (RFC 9106, section 3.1): memory in KiB, the tag's length in bytes. */
export interface Argon2Input {
  message: string
  nonce: Uint8Array
  parallelism: number
  tagLength: number
  memory: number
  passes: number
}

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
