import { modes as blockModes } from '#lib/ciphers/stream.ts'

export const ciphers = ['AES', 'SM4', 'DES', 'TripleDES', 'RC4', 'Rabbit', 'AES-GCM', 'ChaCha20-Poly1305'] as const

export type Cipher = (typeof ciphers)[number]

/** GCM is a mode for SM4 only; AES-GCM came first, as an algorithm of its own. */
export const modes = [...blockModes, 'GCM'] as const

export type Mode = (typeof modes)[number]

/** Algorithms that can be undone, for texts and files; Base64 is no cipher and has no key. */
export const algorithms = [...ciphers, 'Base64'] as const

export type Algorithm = (typeof algorithms)[number]

interface CipherProperties {
  /** Allowed key lengths, in bytes. */
  keyLengths: readonly number[]
  /** In bytes; 0 for those without IV. */
  ivLength: number
  /** In bytes; block ciphers only. */
  blockSize?: number
  /** Authenticated encryption with associated data (RFC 5116): a tag after the ciphertext detects any change. */
  isAead?: boolean
}

export const cipherProperties: Record<Cipher, CipherProperties> = {
  AES: { keyLengths: [16, 24, 32], ivLength: 16, blockSize: 16 },
  SM4: { keyLengths: [16], ivLength: 16, blockSize: 16 },
  DES: { keyLengths: [8], ivLength: 8, blockSize: 8 },
  TripleDES: { keyLengths: [16, 24], ivLength: 8, blockSize: 8 },
  RC4: { keyLengths: Array.from({ length: 256 }, (_, index) => index + 1), ivLength: 0 },
  Rabbit: { keyLengths: [16], ivLength: 8 },
  'AES-GCM': { keyLengths: [16, 24, 32], ivLength: 12, isAead: true },
  'ChaCha20-Poly1305': { keyLengths: [32], ivLength: 12, isAead: true },
}

/** Returns the length of the IV, in bytes; 0 for algorithms and modes without one. */
export function ivLengthOf(algorithm: Cipher, mode: Mode): number {
  const { blockSize, ivLength } = cipherProperties[algorithm]
  if (blockSize && mode === 'ECB') return 0
  return isSm4Gcm(algorithm, mode) ? 12 : ivLength
}

const isSm4Gcm = (algorithm: Algorithm, mode: Mode): boolean => algorithm === 'SM4' && mode === 'GCM'

/** Whether the cipher is authenticated: a tag after the ciphertext detects any change. */
export const isAead = (algorithm: Algorithm, mode: Mode): boolean =>
  isSm4Gcm(algorithm, mode) || (algorithm !== 'Base64' && cipherProperties[algorithm].isAead === true)

/** Returns the length of a derived or random key, in bytes. */
export function keyLengthOf(algorithm: Cipher, keySize: number): number {
  if (takesKeySize(algorithm)) return keySize / 8
  // OpenSSL's `rc4` has 128 bits.
  return algorithm === 'RC4' ? 16 : (cipherProperties[algorithm].keyLengths.at(-1) ?? 0)
}

export const takesKeySize = (algorithm: Algorithm): boolean => algorithm === 'AES' || algorithm === 'AES-GCM'

/** Whether the last block is padded: for block ciphers in CBC or ECB mode. */
export const isPadded = (algorithm: Algorithm, mode: Mode): boolean =>
  algorithm !== 'Base64' && cipherProperties[algorithm].blockSize !== undefined && (mode === 'CBC' || mode === 'ECB')
