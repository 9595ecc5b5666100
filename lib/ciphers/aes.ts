import { openPlatformAes } from '#lib/ciphers/platform.ts'
import { openPortableAes } from './portable-aes.ts'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'

/**
 * Opens AES (FIPS 197) with a key of 16, 24 or 32 bytes in a mode, with OpenSSL in Node and WebCrypto in browsers if
 * these support it. The IV is one block; ECB has none.
 */
export async function openAes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Promise<Stream> {
  return (await openPlatformAes(key, mode, direction, iv)) ?? openPortableAes(key, mode, direction, iv)
}
