import type { Call } from '#kit/call.ts'
import { maxHashWorkers, minParallelSize } from '#lib/hashing/hash-workers.ts'
import { costs } from '#lib/hashing/native-hasher.ts'
import type { HashAlgorithm, TimedHash } from './algorithms.ts'
import { distributeAlgorithms } from './distribute-algorithms.ts'
import { hashSequentially } from './hash-blob.ts'
import { hashInParallel } from './hash-in-parallel.ts'

/**
 * Hashes a file of any size with several algorithms in one pass and constant memory: a long one in workers, a short one
 * in this thread. With a key they are HMACs. Returns the hashes in the order of the algorithms.
 *
 * @throws DOMException NotReadableError when the file cannot be read, or has changed
 */
export async function hashAll(
  blob: Blob,
  algorithms: readonly HashAlgorithm[],
  key: Uint8Array | undefined,
  call: Call,
): Promise<TimedHash[]> {
  const shares = blob.size < minParallelSize ? [] : distributeAlgorithms(algorithms, maxHashWorkers(), costs)
  const inTurn = () => hashSequentially(blob, algorithms, key, call)
  // A single worker would be no faster than this thread.
  const hashes = await (shares.length < 2
    ? inTurn()
    : hashInParallel(blob, shares, key, call).catch((error) => {
        if (error instanceof DOMException) throw error
        // Not all browsers support nested workers.
        return inTurn()
      }))
  return hashes.toSorted((a, b) => algorithms.indexOf(a.algorithm) - algorithms.indexOf(b.algorithm))
}
