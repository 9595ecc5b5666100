import { joinBytes } from '../join-bytes.ts'
import { countUp } from './counter.ts'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'
import { subtleFor } from './web-crypto.ts'

/** Opens AES (FIPS 197) with a key of 16, 24 or 32 bytes in a mode. The IV is one block; ECB takes none. */
export async function openAes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Promise<Stream> {
  const { cbc, ctr } = await openBasic(key)
  switch (mode) {
    case 'CBC':
      return chained(iv, cbc[direction], direction)
    case 'CTR':
      return counted(iv, ctr)
    case 'OFB':
      return outputFed(iv, cbc.encrypt)
    default:
      return openOther(key, mode, direction, iv)
  }
}

/** Works on whole blocks, given the block that comes before them. */
type Chain = (piece: Bytes, iv: Bytes) => Bytes | Promise<Bytes>

interface Basic {
  cbc: Record<Direction, Chain>
  /** The IV is the number of the first block. */
  ctr: Chain
}

const openBasic = async (key: Bytes): Promise<Basic> => {
  const subtle = subtleFor(key)
  return subtle ? openWeb(subtle, key) : openScript(key)
}

async function openWeb(subtle: SubtleCrypto, key: Bytes): Promise<Basic> {
  const cbcKey = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt'])
  const ctrKey = await subtle.importKey('raw', key, 'AES-CTR', false, ['encrypt'])
  const pad = async (piece: Bytes, iv: Bytes) =>
    new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, cbcKey, piece))
  return {
    cbc: {
      // Padding is always added here: a block of it, as the piece is whole blocks.
      encrypt: async (piece, iv) => (await pad(piece, iv)).subarray(0, piece.length),
      async decrypt(piece, iv) {
        // Padding is always expected too, and a block of it is what comes of encrypting nothing.
        const padding = await pad(new Uint8Array(), piece.length ? piece.slice(-16) : iv)
        return new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv }, cbcKey, joinBytes(piece, padding)))
      },
    },
    ctr: async (piece, counter) =>
      new Uint8Array(await subtle.encrypt({ name: 'AES-CTR', counter, length: 128 }, ctrKey, piece)),
  }
}

async function openScript(key: Bytes): Promise<Basic> {
  const { cbc, ctr } = await import('@noble/ciphers/aes.js')
  const unpadded = { disablePadding: true }
  return {
    cbc: {
      encrypt: (piece, iv) => cbc(key, iv, unpadded).encrypt(piece),
      decrypt: (piece, iv) => cbc(key, iv, unpadded).decrypt(piece),
    },
    ctr: (piece, iv) => ctr(key, iv).encrypt(piece),
  }
}

/** ECB and CFB, which the browser does not have. */
async function openOther(key: Bytes, mode: 'ECB' | 'CFB', direction: Direction, iv: Bytes): Promise<Stream> {
  const { cfb, ecb } = await import('@noble/ciphers/aes.js')
  if (mode === 'ECB') return (piece) => ecb(key, { disablePadding: true })[direction](piece)
  return chained(iv, (piece, last) => cfb(key, last)[direction](piece), direction)
}

/** Every piece goes on from the last block of ciphertext before it. */
function chained(iv: Bytes, work: Chain, direction: Direction): Stream {
  let last = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const out = await work(piece, last)
    const ciphertext = direction === 'encrypt' ? out : piece
    last = ciphertext.slice(-16)
    return out
  }
}

function counted(iv: Bytes, work: Chain): Stream {
  let counter = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const from = counter
    counter = countUp(counter, Math.ceil(piece.length / 16))
    return work(piece, from)
  }
}

/** The masks of OFB are what CBC makes of zeros. */
function outputFed(iv: Bytes, encrypt: Chain): Stream {
  let last = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const mask = await encrypt(new Uint8Array(Math.ceil(piece.length / 16) * 16), last)
    last = mask.slice(-16)
    return xor(piece, mask)
  }
}

function xor(piece: Bytes, mask: Bytes): Bytes {
  const out = piece.slice()
  for (let at = 0; at < out.length; at++) out[at] = (out[at] ?? 0) ^ (mask[at] ?? 0)
  return out
}
