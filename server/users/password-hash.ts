import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { passwordCost as today } from '#server/users/password-cost.ts'
import type { Argon2Input } from './argon2-worker.ts'

/** Returns a function that runs at most `limit` tasks concurrently; the others wait in order. */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next task takes this one's slot.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const [saltLength, tagLength] = [16, 32]

/** Two at once leave enough of the processor and the thread pool to other calls. */
const runLimited = limitConcurrency(2)

/** Hashes a password with argon2id (RFC 9106) and a new salt; the result is in PHC format, with its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  return write(today, salt, await run(password, today, salt, tagLength))
}

/**
 * Whether a password matches a hash, and whether the hash has outdated parameters. Without a hash nothing matches, in
 * the same time.
 */
export async function verifyPassword(
  password: string,
  phc: string | undefined,
): Promise<{ fits: boolean; isStale: boolean }> {
  const stored = read(phc ?? '')
  const { cost, salt, tag } = stored ?? dummyHash
  const isEqual = timingSafeEqual(await run(password, cost, salt, tag.length), tag)
  const isStale = (Object.keys(today) as (keyof Cost)[]).some((name) => cost[name] !== today[name])
  return { fits: stored !== undefined && isEqual, isStale }
}

type Cost = typeof today

interface StoredHash {
  cost: Cost
  salt: Buffer
  tag: Buffer
}

const dummyHash: StoredHash = { cost: today, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }

const run = (password: string, cost: Cost, salt: Buffer, length: number): Promise<Buffer> =>
  runLimited(() => argon2id({ message: password, nonce: salt, tagLength: length, ...cost }))

const write = ({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64Of(salt)}$${base64Of(tag)}`

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/

function read(phc: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = form.exec(phc) ?? []
  if (!salt || !tag) return undefined
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** PHC strings omit the padding. */
const base64Of = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '')

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
