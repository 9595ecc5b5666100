/** The algorithms, by their names in standards and in `openssl`. XXH3 has 64 bits. */
export const hashAlgorithms = [
  'MD5',
  'SHA-1',
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'SHA3-256',
  'SHA3-512',
  'CRC32',
  'BLAKE3',
  'XXH3',
  'SM3',
] as const

export type HashAlgorithm = (typeof hashAlgorithms)[number]

/** The length of a hash in bytes. */
export const digestSizes: Record<HashAlgorithm, number> = {
  MD5: 16,
  'SHA-1': 20,
  'SHA-256': 32,
  'SHA-384': 48,
  'SHA-512': 64,
  'SHA3-256': 32,
  'SHA3-512': 64,
  CRC32: 4,
  BLAKE3: 32,
  XXH3: 8,
  SM3: 32,
}

/** Whether it can be used for HMAC (RFC 2104), which needs a cryptographic hash. */
export const supportsHmac = (algorithm: HashAlgorithm): boolean => algorithm !== 'CRC32' && algorithm !== 'XXH3'

/** A hash of a file in lower-case hexadecimal, and the time that it took. */
export interface TimedHash {
  algorithm: HashAlgorithm
  hash: string
  milliseconds: number
}
