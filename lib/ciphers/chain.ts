import type { Bytes, Direction, Stream } from './stream.ts'

/** Works on a message as a whole, from an IV on. */
export type Chain = (piece: Bytes, iv: Bytes) => Bytes | Promise<Bytes>

/** Makes a stream of it, in which every piece goes on from the last block of ciphertext before it. */
export function chained(iv: Bytes, work: Chain, direction: Direction): Stream {
  let last = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const out = await work(piece, last)
    const ciphertext = direction === 'encrypt' ? out : piece
    last = ciphertext.slice(-16)
    return out
  }
}

/** Makes a stream of it, in which the IV is the number of the first block. */
export function counted(iv: Bytes, work: Chain): Stream {
  let counter = iv
  return async (piece) => {
    if (piece.length === 0) return piece
    const from = counter
    counter = countUp(counter, Math.ceil(piece.length / 16))
    return work(piece, from)
  }
}

/** Makes OFB of CBC: its masks are what CBC makes of zeros. */
export function outputFed(iv: Bytes, encrypt: Chain): Stream {
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

/** Counts a block's number up, high byte first, with the carry through all of it as OpenSSL has it; gives a new array. */
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
