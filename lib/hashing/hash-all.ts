import type { Call } from '#kit/call.ts'
import { maxHashWorkers, worthSpreading } from '#lib/hashing/hash-workers.ts'
import { costs } from '#lib/hashing/native-hasher.ts'
import type { HashAlgorithm, Hashed } from './algorithms.ts'
import { hashInTurn } from './hash-blob.ts'
import { hashSpread } from './hash-spread.ts'
import { sharesOf } from './shares-of.ts'

/**
 * Hashes a file of any size with several algorithms in one reading, in memory that stays flat: a long one with workers,
 * a short one right here. With a key they are HMACs. They come in the order of the algorithms.
 *
 * @throws DOMException NotReadableError when the file cannot be read, or is not any more what it was
 */
export async function hashAll(
  blob: Blob,
  algorithms: readonly HashAlgorithm[],
  key: Uint8Array | undefined,
  call: Call,
): Promise<Hashed[]> {
  const shares = blob.size < worthSpreading ? [] : sharesOf(algorithms, maxHashWorkers(), costs)
  const inTurn = () => hashInTurn(blob, algorithms, key, call)
  // One worker alone would be no faster than this thread.
  const hashes = await (shares.length < 2
    ? inTurn()
    : hashSpread(blob, shares, key, call).catch((error) => {
        if (error instanceof DOMException) throw error
        // Not every browser lets a worker start workers.
        return inTurn()
      }))
  return hashes.toSorted((a, b) => algorithms.indexOf(a.algorithm) - algorithms.indexOf(b.algorithm))
}
