import type { HashAlgorithm } from './algorithms.ts'
import type { Costs } from './distribute-algorithms.ts'
import type { Hasher } from './hasher.ts'

/** Browsers have none: their hashes need the whole file in memory. */
export const nativeHasher: (algorithm: HashAlgorithm, key?: Uint8Array) => Hasher | undefined = () => undefined

/** Measured with WebAssembly in Chromium. */
export const costs: Costs = {
  MD5: 1.5,
  'SHA-1': 1.4,
  'SHA-256': 2.4,
  'SHA-384': 1.6,
  'SHA-512': 1.6,
  'SHA3-256': 2.6,
  'SHA3-512': 4.5,
  CRC32: 0.6,
  BLAKE3: 1.7,
  XXH3: 0.2,
  SM3: 5,
}
