import type { Call } from '#kit/call.ts'
import { openSlices } from '#lib/hashing/open-slices.ts'
import { readSlices } from '../read-slices.ts'
import type { HashAlgorithm, Hashed } from './algorithms.ts'
import { openHashers } from './open-hashers.ts'

/**
 * Hashes a file of any size in memory that stays flat, in lower-case hexadecimal.
 *
 * @throws DOMException when the file cannot be read, or is not any more what it was
 */
export async function hashBlob(blob: Blob, algorithm: HashAlgorithm, call: Call): Promise<string> {
  const [hashed] = await hashInTurn(blob, [algorithm], undefined, call)
  return hashed?.hash ?? ''
}

/** Hashes a file right here: reads it once, and gives every slice to one algorithm after the other. */
export async function hashInTurn(
  blob: Blob,
  algorithms: readonly HashAlgorithm[],
  key: Uint8Array | undefined,
  call: Call,
): Promise<Hashed[]> {
  const hashers = await openHashers(algorithms, key)
  for await (const slice of readSlices(blob, call, openSlices)) hashers.update(slice)
  return hashers.digest()
}
