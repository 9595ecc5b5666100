import { openPlatformAes } from '#lib/ciphers/platform.ts'
import { chainedStream, counterStream, ofbStream } from './chain.ts'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'

/**
 * Opens AES (FIPS 197) with a key of 16, 24 or 32 bytes in a mode, with OpenSSL in Node and WebCrypto in browsers if
 * these support it. The IV is one block; ECB has none.
 */
export async function openAes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Promise<Stream> {
  return (await openPlatformAes(key, mode, direction, iv)) ?? openPortableAes(key, mode, direction, iv)
}

/** Opens AES in JavaScript, for what the platform does not support. */
export async function openPortableAes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Promise<Stream> {
  const { cbc, cfb, ctr, ecb } = await import('@noble/ciphers/aes.js')
  const unpadded = { disablePadding: true }
  switch (mode) {
    case 'ECB':
      return (piece) => ecb(key, unpadded)[direction](piece)
    case 'CBC':
      return chainedStream(iv, (piece, last) => cbc(key, last, unpadded)[direction](piece), direction)
    case 'CFB':
      return chainedStream(iv, (piece, last) => cfb(key, last)[direction](piece), direction)
    case 'OFB':
      return ofbStream(iv, (piece, last) => cbc(key, last, unpadded).encrypt(piece))
    case 'CTR':
      return counterStream(iv, (piece, counter) => ctr(key, counter).encrypt(piece))
  }
}
