import type { Bytes, Direction, Stream } from './stream.ts'

/** Encrypts or decrypts a whole message with an IV. */
export type MessageCipher = (piece: Bytes, iv: Bytes) => Bytes | Promise<Bytes>

/** Makes a stream, in which the IV of each piece is the last block of ciphertext before it. */
export function chainedStream(iv: Bytes, work: MessageCipher, direction: Direction): Stream {
  let last = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const out = await work(piece, last)
    const ciphertext = direction === 'encrypt' ? out : piece
    last = ciphertext.slice(-16)
    return out
  }
}

/** Makes a stream, in which the IV is the counter of the first block. */
export function counterStream(iv: Bytes, work: MessageCipher): Stream {
  let counter = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const from = counter
    counter = countUp(counter, Math.ceil(piece.length / 16))
    return work(piece, from)
  }
}

/** Makes an OFB stream from CBC, which encrypts zeros to its keystream. */
export function ofbStream(iv: Bytes, encrypt: MessageCipher): Stream {
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

/** Returns an incremented big-endian counter block; the carry propagates through all of it, as in OpenSSL. */
function countUp(counter: Bytes, by: number): Bytes {
  const next = counter.slice()
  let carry = by
  for (let at = next.length - 1; at >= 0 && carry > 0; at--) {
    const sum = (next[at] ?? 0) + (carry % 256)
    next[at] = sum
    carry = Math.floor(carry / 256) + (sum >> 8)
  }
  return next
}
