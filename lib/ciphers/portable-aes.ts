import { chained, counted, outputFed } from './chain.ts'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'

/** Opens AES in JavaScript, for what the platform does not have. */
export async function openPortableAes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Promise<Stream> {
  const { cbc, cfb, ctr, ecb } = await import('@noble/ciphers/aes.js')
  const unpadded = { disablePadding: true }
  switch (mode) {
    case 'ECB':
      return (piece) => ecb(key, unpadded)[direction](piece)
    case 'CBC':
      return chained(iv, (piece, last) => cbc(key, last, unpadded)[direction](piece), direction)
    case 'CFB':
      return chained(iv, (piece, last) => cfb(key, last)[direction](piece), direction)
    case 'OFB':
      return outputFed(iv, (piece, last) => cbc(key, last, unpadded).encrypt(piece))
    case 'CTR':
      return counted(iv, (piece, counter) => ctr(key, counter).encrypt(piece))
  }
}
