import { chainedStream, counterStream, ofbStream } from './chain.ts'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'

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
