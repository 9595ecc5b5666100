import type { Call } from '#kit/operation.ts'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import type { Expected } from '../hash-value/expected-hash.ts'
import { hashOne } from './hash-file.ts'
import { fittingKey } from './hmac-key.ts'

/** Gives a file's hashes; each is calculated once, when it is first asked for. */
export type KnownHashes = (algorithms: readonly HashAlgorithm[]) => Promise<ReadonlyMap<HashAlgorithm, string>>

export function knownHashes(file: File, hmacKey: string | undefined, call: Call): KnownHashes {
  const known = new Map<HashAlgorithm, string>()
  return async (algorithms) => {
    const missing = algorithms.filter((algorithm) => !known.has(algorithm))
    const hashes = missing.length > 0 ? await hashOne(file, missing, hmacKey, call) : []
    for (const { algorithm, hash } of hashes) known.set(algorithm, hash)
    return known
  }
}

/**
 * Compares a file with a hash. Where several algorithms give hashes of that length, the most usual is tried first, as the
 * others cost time, then the others.
 */
export async function matchOf(hashes: KnownHashes, expected: Expected, hmacKey: string | undefined) {
  const [usual, ...others] = fittingKey(expected.algorithms, hmacKey)
  for (const algorithms of [[usual], others]) {
    const known = await hashes(algorithms)
    const algorithm = algorithms.find((one) => known.get(one) === expected.hash)
    if (algorithm) return { matches: true, algorithm, actual: expected.hash }
  }
  return { matches: false, algorithm: usual, actual: (await hashes([usual])).get(usual) ?? '' }
}
