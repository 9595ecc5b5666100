import { transfer } from '../worker/transfer.ts'
import type { WorkerClient } from '../worker/worker-client.ts'
import type { HashAlgorithm, Hashed } from './algorithms.ts'
import { type OpenHashers, openHashers } from './open-hashers.ts'

/** The methods of a hash worker: to begin, to take each slice in its order, to end. */
export type HashMethods = {
  begin: (hashing: { algorithms: readonly HashAlgorithm[]; key: Uint8Array | undefined }) => Promise<void>
  /** Returns the slice once it is done with it. */
  take: (slice: Slice) => Slice
  digest: (nothing: undefined) => Hashed[]
}

type Slice = Uint8Array<ArrayBuffer>

/** A thread of its own that hashes what it is sent. */
export interface HashWorker extends Pick<WorkerClient<HashMethods>, 'ask'> {
  /** Gives it back once it has answered everything. */
  release(): void
  /** Terminates it, whatever it is doing. */
  stop(reason: unknown): void
}

/** Makes what such a worker does. */
export function hashMethods(): HashMethods {
  let hashers: OpenHashers | undefined
  return {
    async begin({ algorithms, key }) {
      hashers = await openHashers(algorithms, key)
    },
    take(slice) {
      hashers?.update(slice)
      return moved(slice)
    },
    digest: () => hashers?.digest() ?? [],
  }
}

/** A slice that is transferred with its bytes. */
export const moved = (slice: Slice): Slice => transfer(slice, [slice.buffer])
