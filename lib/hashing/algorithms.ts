/** The algorithms, by the names that their standards and `openssl` users know. XXH3 is the one of 64 bits. */
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

/** How long a hash of each is, in bytes. */
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

/** Whether it can be used for HMAC (RFC 2104): a checksum is no cryptographic hash. */
export const takesKey = (algorithm: HashAlgorithm): boolean => algorithm !== 'CRC32' && algorithm !== 'XXH3'

/** One hash of a file, in lower-case hexadecimal, and the time that was spent on it alone. */
export interface Hashed {
  algorithm: HashAlgorithm
  hash: string
  milliseconds: number
}
