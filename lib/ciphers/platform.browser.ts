import { joinBytes } from '../join-bytes.ts'
import { chainedStream, counterStream, type MessageCipher, ofbStream } from './chain.ts'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'
import { subtleFor } from './web-crypto.ts'

/**
 * Opens AES of the browser's own implementation; undefined for unsupported modes and keys, and where there is no
 * implementation.
 */
export async function openPlatformAes(
  key: Bytes,
  mode: Mode,
  direction: Direction,
  iv: Bytes,
): Promise<Stream | undefined> {
  const subtle = subtleFor(key)
  if (!subtle || mode === 'ECB' || mode === 'CFB') return undefined
  if (mode === 'CTR') return counterStream(iv, await openCtr(subtle, key))
  const cbc = await openCbc(subtle, key)
  return mode === 'CBC' ? chainedStream(iv, cbc[direction], direction) : ofbStream(iv, cbc.encrypt)
}

/** No browser has it. */
export const openPlatformDes: OpenBlocks = () => undefined

/** No browser has it. */
export const openPlatformSm4: OpenBlocks = () => undefined

type OpenBlocks = (key: Bytes, mode: Mode, direction: Direction, iv: Bytes) => Stream | undefined

/** No browser has it. */
export const openPlatformChaCha: OpenChaCha = () => undefined

type OpenChaCha = (key: Bytes, iv: Bytes, block: number) => Stream | undefined

async function openCbc(subtle: SubtleCrypto, key: Bytes): Promise<Record<Direction, MessageCipher>> {
  const cbcKey = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt'])
  const pad = async (piece: Bytes, iv: Bytes) =>
    new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, cbcKey, piece))
  return {
    // WebCrypto always adds padding: a block of it, as the piece is whole blocks.
    encrypt: async (piece, iv) => (await pad(piece, iv)).subarray(0, piece.length),
    async decrypt(piece, iv) {
      // WebCrypto also requires padding. Encrypting nothing gives a block of it.
      const padding = await pad(new Uint8Array(), piece.length ? piece.slice(-16) : iv)
      return new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv }, cbcKey, joinBytes(piece, padding)))
    },
  }
}

async function openCtr(subtle: SubtleCrypto, key: Bytes): Promise<MessageCipher> {
  const ctrKey = await subtle.importKey('raw', key, 'AES-CTR', false, ['encrypt'])
  return async (piece, counter) =>
    new Uint8Array(await subtle.encrypt({ name: 'AES-CTR', counter, length: 128 }, ctrKey, piece))
}
