import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { HashAlgorithm } from './algorithms.ts'
import type { Costs } from './distribute-algorithms.ts'
import type { Hasher } from './hasher.ts'

const names: Partial<Record<HashAlgorithm, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-512': 'sha3-512',
  SM3: 'sm3',
}

/** Creates a hasher of OpenSSL, which uses instructions of the processor, or of zlib for CRC32. */
export function nativeHasher(algorithm: HashAlgorithm, key?: Uint8Array): Hasher | undefined {
  if (algorithm === 'CRC32' && !key) return checksum()
  const name = names[algorithm]
  if (!name || !isNative(name)) return undefined
  let hash: Hash | Hmac
  const hasher: Hasher = {
    init() {
      hash = key ? createHmac(name, key) : createHash(name)
      return hasher
    },
    update(bytes) {
      hash.update(bytes)
      return hasher
    },
    digest: () => hash.digest('hex'),
  }
  return hasher
}

/** Whether this OpenSSL has it; one that is built for FIPS has no MD5. `getHashes` takes a tenth of a command's start. */
function isNative(name: string): boolean {
  try {
    createHash(name)
    return true
  } catch {
    return false
  }
}

function checksum(): Hasher {
  let value = 0
  const hasher: Hasher = {
    init() {
      value = 0
      return hasher
    },
    update(bytes) {
      value = crc32(bytes, value)
      return hasher
    },
    digest: () => value.toString(16).padStart(8, '0'),
  }
  return hasher
}

/** Measured with OpenSSL on a processor with SHA extensions; BLAKE3 and XXH3 with WebAssembly. */
export const costs: Costs = {
  MD5: 1.7,
  'SHA-1': 0.8,
  'SHA-256': 0.8,
  'SHA-384': 1.4,
  'SHA-512': 1.4,
  'SHA3-256': 2.4,
  'SHA3-512': 4.1,
  CRC32: 0.5,
  BLAKE3: 1.7,
  XXH3: 0.2,
  SM3: 6,
}
