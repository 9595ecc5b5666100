import { nativeHasher } from '#lib/hashing/native-hasher.ts'
import type { HashAlgorithm } from './algorithms.ts'
import type { Hasher } from './hasher.ts'

/**
 * Creates a hasher: the platform's own if it has one, otherwise one of WebAssembly, which is loaded with the first
 * call. With a key it makes an HMAC (RFC 2104).
 */
export async function createHasher(algorithm: HashAlgorithm, key?: Uint8Array): Promise<Hasher> {
  const native = nativeHasher(algorithm, key)
  if (native) return native.init()
  // Imported one by one, so that no others are bundled.
  const { createBLAKE3, createCRC32, createHMAC, createMD5, createSHA1, createSHA3 } = await import('hash-wasm')
  const { createSHA256, createSHA384, createSHA512, createSM3, createXXHash3 } = await import('hash-wasm')
  const makers = {
    MD5: createMD5,
    'SHA-1': createSHA1,
    'SHA-256': createSHA256,
    'SHA-384': createSHA384,
    'SHA-512': createSHA512,
    'SHA3-256': () => createSHA3(256),
    'SHA3-512': () => createSHA3(512),
    CRC32: () => createCRC32(),
    BLAKE3: () => createBLAKE3(),
    XXH3: () => createXXHash3(),
    SM3: createSM3,
  }
  const hasher = makers[algorithm]()
  return (await (key ? createHMAC(hasher, key) : hasher)).init()
}
