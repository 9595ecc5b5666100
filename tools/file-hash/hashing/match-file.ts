import type { Call } from '#kit/call.ts'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import type { ExpectedHash } from '../hash-value/expected-hash.ts'
import { hashFile } from './hash-file.ts'
import { algorithmsWithKey } from './hmac-key.ts'

/** Returns a file's hashes; each is calculated once, on first use. */
export type CachedHashes = (algorithms: readonly HashAlgorithm[]) => Promise<ReadonlyMap<HashAlgorithm, string>>

export function cacheHashes(file: File, hmacKey: string | undefined, call: Call): CachedHashes {
  const cache = new Map<HashAlgorithm, string>()
  return async (algorithms) => {
    const missing = algorithms.filter((algorithm) => !cache.has(algorithm))
    const hashes = missing.length > 0 ? await hashFile(file, missing, hmacKey, call) : []
    for (const { algorithm, hash } of hashes) cache.set(algorithm, hash)
    return cache
  }
}

/**
 * Compares a file with a hash. Of several algorithms with hashes of that length, the most usual is tried first, to save
 * the time for the others.
 */
export async function matchFile(hashes: CachedHashes, expected: ExpectedHash, hmacKey: string | undefined) {
  const [usual, ...others] = algorithmsWithKey(expected.algorithms, hmacKey)
  for (const algorithms of [[usual], others]) {
    const computed = await hashes(algorithms)
    const algorithm = algorithms.find((one) => computed.get(one) === expected.hash)
    if (algorithm) return { matches: true, algorithm, actual: expected.hash }
  }
  return { matches: false, algorithm: usual, actual: (await hashes([usual])).get(usual) ?? '' }
}
