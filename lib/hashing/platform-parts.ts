import type { HashAlgorithm, Hashed } from './algorithms.ts'

/** Takes bytes piece by piece; `init` makes it new again, which is cheaper than another one. */
export interface Hasher {
  init(): Hasher
  update(bytes: Uint8Array): Hasher
  /** Ends the hash, in lower-case hexadecimal. */
  digest(): string
}

/** What a hashing worker is told: how to begin, each slice in its order, the end. */
export type Order =
  | { order: 'begin'; algorithms: readonly HashAlgorithm[]; key: Uint8Array | undefined }
  | { order: 'take'; slice: Uint8Array<ArrayBuffer> }
  | { order: 'end' }

/** What it answers: each slice back once it is done with it, the hashes after the end. */
export type Report =
  | { report: 'taken'; slice: Uint8Array<ArrayBuffer> }
  | { report: 'hashes'; hashes: Hashed[] }
  | { report: 'failed'; message: string }

/** A thread of its own that hashes what it is sent. */
export interface HashWorker {
  /** Sends an order; the bytes in it are moved, not copied. */
  post(order: Order): void
  hear(onReport: (report: Report) => void, onBreak: (error: Error) => void): void
  /** Gives it back once it has answered everything. */
  release(): void
  /** Ends it, whatever it is at. */
  stop(): void
}

/** How long each algorithm takes here, in milliseconds for a MiB, more or less. */
export type Costs = Record<HashAlgorithm, number>
