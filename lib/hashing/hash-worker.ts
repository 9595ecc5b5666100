import { transfer } from '../worker/transfer.ts'
import type { WorkerClient } from '../worker/worker-client.ts'
import type { HashAlgorithm, TimedHash } from './algorithms.ts'
import { type OpenHashers, openHashers } from './open-hashers.ts'

/** The methods of a hash worker: start, update with each slice in order, finish. */
export type HashMethods = {
  begin: (hashing: { algorithms: readonly HashAlgorithm[]; key: Uint8Array | undefined }) => Promise<void>
  /** Returns the slice after hashing it. */
  take: (slice: Slice) => Slice
  digest: (nothing: undefined) => TimedHash[]
}

type Slice = Uint8Array<ArrayBuffer>

/** A thread that hashes slices. */
export interface HashWorker extends Pick<WorkerClient<HashMethods>, 'ask'> {
  /** Releases it once it has answered everything. */
  release(): void
  /** Terminates it immediately. */
  stop(reason: unknown): void
}

/** Creates the methods of a worker. */
export function hashMethods(): HashMethods {
  let hashers: OpenHashers | undefined
  return {
    async begin({ algorithms, key }) {
      hashers = await openHashers(algorithms, key)
    },
    take(slice) {
      hashers?.update(slice)
      return transferSlice(slice)
    },
    digest: () => hashers?.digest() ?? [],
  }
}

/** Marks a slice for transfer with its bytes. */
export const transferSlice = (slice: Slice): Slice => transfer(slice, [slice.buffer])
