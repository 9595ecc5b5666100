import type { Bytes, Direction, Mode, Stream } from './stream.ts'

/** A keyed block cipher. It works in place, on the block at an index. */
export interface BlockCipher {
  /** In bytes. */
  size: number
  encrypt(bytes: Bytes, at: number): void
  decrypt(bytes: Bytes, at: number): void
  /** Opens a mode of the platform's own implementation, which is many times as fast; undefined if it has none. */
  openMode?(mode: Mode, direction: Direction, iv: Bytes): Stream | undefined
}

/** Runs a block cipher in a mode (NIST SP 800-38A). The IV is one block; ECB has none. */
export function openBlockMode(cipher: BlockCipher, mode: Mode, direction: Direction, iv: Bytes): Stream {
  return cipher.openMode?.(mode, direction, iv) ?? openPortableMode(cipher, mode, direction, iv)
}

function openPortableMode(cipher: BlockCipher, mode: Mode, direction: Direction, iv: Bytes): Stream {
  switch (mode) {
    case 'ECB':
      return (piece) => eachBlock(cipher, piece, (out, at) => cipher[direction](out, at))
    case 'CBC':
      return direction === 'encrypt' ? encryptCbc(cipher, iv) : decryptCbc(cipher, iv)
    case 'CFB':
      return cfb(cipher, iv, direction)
    case 'OFB':
      return keyed(cipher, iv, (block) => cipher.encrypt(block, 0))
    case 'CTR':
      return ctr(cipher, iv)
  }
}

function eachBlock({ size }: BlockCipher, piece: Bytes, work: (out: Bytes, at: number) => void): Bytes {
  const out = piece.slice()
  for (let at = 0; at < out.length; at += size) work(out, at)
  return out
}

function encryptCbc(cipher: BlockCipher, iv: Bytes): Stream {
  const last = iv.slice()
  return (piece) =>
    eachBlock(cipher, piece, (out, at) => {
      xorInto(out, at, last)
      cipher.encrypt(out, at)
      copy(out, at, last)
    })
}

function decryptCbc(cipher: BlockCipher, iv: Bytes): Stream {
  const last = iv.slice()
  const next = iv.slice()
  return (piece) =>
    eachBlock(cipher, piece, (out, at) => {
      copy(out, at, next)
      cipher.decrypt(out, at)
      xorInto(out, at, last)
      last.set(next)
    })
}

function cfb(cipher: BlockCipher, iv: Bytes, direction: Direction): Stream {
  const last = iv.slice()
  const mask = iv.slice()
  return (piece) =>
    eachBlock(cipher, piece, (out, at) => {
      mask.set(last)
      cipher.encrypt(mask, 0)
      if (direction === 'decrypt') copy(out, at, last)
      xorInto(out, at, mask)
      if (direction === 'encrypt') copy(out, at, last)
    })
}

function ctr(cipher: BlockCipher, iv: Bytes): Stream {
  const counter = iv.slice()
  return keyed(cipher, iv, (mask) => {
    mask.set(counter)
    cipher.encrypt(mask, 0)
    // The carry propagates through the whole block, as in OpenSSL; several libraries stop after 32 bits.
    for (let at = counter.length - 1; at >= 0; at--) {
      counter[at] = (counter[at] ?? 0) + 1
      if (counter[at] !== 0) break
    }
  })
}

/** XORs with a keystream; `step` makes each block from the one before, beginning with the IV. */
function keyed(cipher: BlockCipher, iv: Bytes, step: (mask: Bytes) => void): Stream {
  const mask = iv.slice()
  return (piece) =>
    eachBlock(cipher, piece, (out, at) => {
      step(mask)
      xorInto(out, at, mask)
    })
}

/** The last block may be partial: nothing is written beyond the array. */
function xorInto(out: Bytes, at: number, mask: Bytes): void {
  const end = Math.min(mask.length, out.length - at)
  for (let index = 0; index < end; index++) out[at + index] = (out[at + index] ?? 0) ^ (mask[index] ?? 0)
}

function copy(from: Bytes, at: number, to: Bytes): void {
  for (let index = 0; index < to.length; index++) to[index] = from[at + index] ?? 0
}
