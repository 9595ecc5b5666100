import { createCipheriv, createDecipheriv, getCiphers } from 'node:crypto'
import type { Bytes, Direction, Mode, Stream } from './stream.ts'

/** Opens AES in a mode with Node's OpenSSL, which supports all of them. */
export async function openPlatformAes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Promise<Stream> {
  return openOpenSsl(`aes-${key.length * 8}-${mode.toLowerCase()}`, key, direction, iv)
}

/**
 * Opens DES or Triple DES with a key of 8, 16 or 24 bytes; undefined in the one mode that OpenSSL does not support for
 * them.
 */
export function openPlatformDes(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Stream | undefined {
  if (mode === 'CTR') return undefined
  // OpenSSL's default provider has no single DES any more. Triple DES with three equal keys is the same.
  const keys = Uint8Array.from({ length: 24 }, (_, at) => key[at % key.length] ?? 0)
  return openOpenSsl(`des-ede3-${mode.toLowerCase()}`, keys, direction, iv)
}

/** Opens SM4 in a mode; undefined where Node's OpenSSL was built without it. */
export function openPlatformSm4(key: Bytes, mode: Mode, direction: Direction, iv: Bytes): Stream | undefined {
  const name = `sm4-${mode.toLowerCase()}`
  return getCiphers().includes(name) ? openOpenSsl(name, key, direction, iv) : undefined
}

/** Opens ChaCha20 (RFC 8439) at a block counter. */
export function openPlatformChaCha(key: Bytes, iv: Bytes, block: number): Stream {
  const counter = new Uint8Array(16)
  new DataView(counter.buffer).setUint32(0, block, true)
  counter.set(iv, 4)
  return openOpenSsl('chacha20', key, 'encrypt', counter)
}

function openOpenSsl(name: string, key: Bytes, direction: Direction, iv: Bytes): Stream {
  const open = direction === 'encrypt' ? createCipheriv : createDecipheriv
  const cipher = open(name, key, name.endsWith('-ecb') ? null : iv)
  // Padding is done by `padding.ts`, which supports more kinds.
  cipher.setAutoPadding(false)
  return (piece) => {
    const { buffer, byteOffset, length } = cipher.update(piece)
    return new Uint8Array(buffer, byteOffset, length)
  }
}
