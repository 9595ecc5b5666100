import type { Call } from '#kit/call.ts'
import { openSlices } from '#lib/hashing/open-slices.ts'
import { readSlices } from '../read-slices.ts'
import type { HashAlgorithm, TimedHash } from './algorithms.ts'
import { openHashers } from './open-hashers.ts'

/**
 * Hashes a file of any size in constant memory; returns lower-case hexadecimal.
 *
 * @throws DOMException when the file cannot be read, or has changed
 */
export async function hashBlob(blob: Blob, algorithm: HashAlgorithm, call: Call): Promise<string> {
  const [hashed] = await hashSequentially(blob, [algorithm], undefined, call)
  return hashed?.hash ?? ''
}

/** Hashes a file in this thread: reads it once, and passes each slice to one algorithm after the other. */
export async function hashSequentially(
  blob: Blob,
  algorithms: readonly HashAlgorithm[],
  key: Uint8Array | undefined,
  call: Call,
): Promise<TimedHash[]> {
  const hashers = await openHashers(algorithms, key)
  for await (const slice of readSlices(blob, call, openSlices)) hashers.update(slice)
  return hashers.digest()
}
