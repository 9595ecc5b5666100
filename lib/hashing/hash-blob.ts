import type { Call } from '#kit/operation.ts'
import { createHasher, type HashAlgorithm } from './hasher.ts'
import { readSlices } from './read-slices.ts'

/**
 * Hashes a file of any size in memory that stays flat, in lower-case hexadecimal.
 *
 * @throws DOMException when the file cannot be read, or is not any more what it was
 */
export async function hashBlob(blob: Blob, algorithm: HashAlgorithm, call: Call): Promise<string> {
  const hasher = await createHasher(algorithm)
  for await (const bytes of readSlices(blob, call)) hasher.update(bytes)
  return hasher.digest()
}
