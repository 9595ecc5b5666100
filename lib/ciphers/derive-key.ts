import { joinBytes } from '../join-bytes.ts'
import type { Bytes } from './stream.ts'
import { subtleFor } from './web-crypto.ts'

/** Derives a key of a length in bytes by PBKDF2 (RFC 8018) with HMAC-SHA-256. */
export async function pbkdf2(passphrase: Bytes, salt: Bytes, iterations: number, length: number): Promise<Bytes> {
  const subtle = subtleFor()
  if (!subtle) return pbkdf2InScript(passphrase, salt, iterations, length)
  const key = await subtle.importKey('raw', passphrase, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, length * 8))
}

async function pbkdf2InScript(password: Bytes, salt: Bytes, iterations: number, hashLength: number): Promise<Bytes> {
  const { createSHA256, pbkdf2 } = await import('hash-wasm')
  const settings = { password, salt, iterations, hashLength, hashFunction: createSHA256() }
  return Uint8Array.from(await pbkdf2({ ...settings, outputType: 'binary' }))
}

/**
 * Derives a key as OpenSSL's EVP_BytesToKey(3) with a count of 1: each hash is of the one before, the passphrase and
 * the salt. CryptoJS calls it EvpKDF.
 */
export async function evpBytesToKey(
  passphrase: Bytes,
  salt: Bytes,
  algorithm: 'MD5' | 'SHA-256',
  length: number,
): Promise<Bytes> {
  const { createMD5, createSHA256 } = await import('hash-wasm')
  const hasher = await (algorithm === 'MD5' ? createMD5 : createSHA256)()
  let last = new Uint8Array()
  let key = last
  while (key.length < length) {
    last = Uint8Array.from(
      hasher
        .init()
        .update(joinBytes(last, passphrase, salt))
        .digest('binary'),
    )
    key = joinBytes(key, last)
  }
  return key.subarray(0, length)
}
