import { openPlatformChaCha } from '#lib/ciphers/platform.ts'
import { joinBytes } from '../join-bytes.ts'
import { openAes } from './aes.ts'
import { openBlockMode } from './block-modes.ts'
import { createSm4 } from './sm4.ts'
import type { Bytes, Stream } from './stream.ts'

/** Authenticated encryption with associated data (RFC 5116): a stream cipher, and the computation of the tag. */
export interface Aead {
  stream: Stream
  /** Updates the tag with the ciphertext, piece by piece as for the stream. */
  read(ciphertext: Bytes): void
  /** Returns the tag of 16 bytes. */
  tag(): Bytes
}

/** Opens AES-GCM (NIST SP 800-38D) with an IV of 12 bytes. */
export async function openGcm(key: Bytes, iv: Bytes, additional: Bytes): Promise<Aead> {
  const { unsafe } = await import('@noble/ciphers/aes.js')
  const block = (bytes: Bytes) => Uint8Array.from(unsafe.encryptBlock(unsafe.expandKeyLE(key), bytes))
  return openGcmOf(block, (counter) => openAes(key, 'CTR', 'encrypt', counter), iv, additional)
}

/** Opens SM4-GCM (RFC 8998) with an IV of 12 bytes. */
export function openSm4Gcm(key: Bytes, iv: Bytes, additional: Bytes): Promise<Aead> {
  const cipher = createSm4(key)
  const block = (bytes: Bytes) => {
    const out = bytes.slice()
    cipher.encrypt(out, 0)
    return out
  }
  return openGcmOf(block, (counter) => openBlockMode(cipher, 'CTR', 'encrypt', counter), iv, additional)
}

/** Opens GCM with functions that encrypt one block, and that open counter mode at a block. */
async function openGcmOf(
  block: (bytes: Bytes) => Bytes,
  openCounter: (counter: Bytes) => Stream | Promise<Stream>,
  iv: Bytes,
  additional: Bytes,
): Promise<Aead> {
  const { ghash } = await import('@noble/ciphers/_polyval.js')
  // The library makes larger tables for longer expected messages, which soon pays off.
  const hash = ghash.create(block(new Uint8Array(16)), 2 ** 20)
  const mask = block(joinBytes(iv, Uint8Array.of(0, 0, 0, 1)))
  let size = 0
  hash.update(additional)
  return {
    stream: await openCounter(joinBytes(iv, Uint8Array.of(0, 0, 0, 2))),
    read(ciphertext) {
      size += ciphertext.length
      hash.update(ciphertext)
    },
    tag() {
      const tag = hash.update(lengths(additional.length * 8, size * 8, false)).digest()
      return Uint8Array.from(tag, (byte, at) => byte ^ (mask[at] ?? 0))
    },
  }
}

/** Opens ChaCha20-Poly1305 (RFC 8439) with a key of 32 bytes and an IV of 12. */
export async function openChaCha(key: Bytes, iv: Bytes, additional: Bytes): Promise<Aead> {
  const [{ chacha20 }, { poly1305 }] = await Promise.all([
    import('@noble/ciphers/chacha.js'),
    import('@noble/ciphers/_poly1305.js'),
  ])
  const hash = poly1305.create(chacha20(key, iv, new Uint8Array(32)))
  const update = (bytes: Bytes) => hash.update(bytes).update(new Uint8Array(-bytes.length & 15))
  let size = 0
  update(additional)
  return {
    // Block 0 is the key of the tag.
    stream: openPlatformChaCha(key, iv, 1) ?? openPortableChaCha(),
    read(ciphertext) {
      size += ciphertext.length
      update(ciphertext)
    },
    tag: () => Uint8Array.from(hash.update(lengths(additional.length, size, true)).digest()),
  }

  function openPortableChaCha(): Stream {
    let block = 1
    return (piece) => {
      const from = block
      block += Math.ceil(piece.length / 64)
      return chacha20(key, iv, piece, undefined, from)
    }
  }
}

function lengths(additional: number, size: number, littleEndian: boolean): Bytes {
  const view = new DataView(new ArrayBuffer(16))
  view.setBigUint64(0, BigInt(additional), littleEndian)
  view.setBigUint64(8, BigInt(size), littleEndian)
  return new Uint8Array(view.buffer)
}
