import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'

/** The algorithms used by default. */
export const defaultAlgorithms: HashAlgorithm[] = [
  'MD5',
  'SHA-1',
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'SHA3-256',
  'SHA3-512',
]
