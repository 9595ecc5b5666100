import { evpBytesToKey, pbkdf2 } from '#lib/ciphers/derive-key.ts'
import { readHex, writeHex } from '#lib/ciphers/hex.ts'
import { type Bytes, joinBytes } from '#lib/ciphers/stream.ts'
import { type Cipher, facts, ivLengthOf, keyLengthOf } from './ciphers.ts'
import { readKey } from './encoding.ts'
import { errors } from './errors.ts'
import type { Settings } from './fields.ts'
import { warningsOf } from './warnings.ts'

/** Settings of something that has a key. */
export type KeySettings = Settings & { algorithm: Cipher }

/** What a cipher is set up with; an empty array stands for what it does without. */
export interface Material {
  key: Bytes
  iv: Bytes
  salt: Bytes
}

/** Writes the material as an output has it. */
export const writeMaterial = ({ key, iv, salt }: Material, settings: Settings) => ({
  key: writeHex(key),
  iv: writeHex(iv),
  salt: writeHex(salt),
  warnings: warningsOf(settings),
})

const none: Bytes = new Uint8Array()
/** How `openssl enc` begins a file whose key comes from a passphrase: these eight letters and eight bytes of salt. */
const mark = new TextEncoder().encode('Salted__')

/**
 * Makes what encrypting needs, at random where it was left out, and what stands before the ciphertext.
 *
 * @throws emptyKey, invalidKey, keyLength, invalidIv, ivLength, invalidSalt, saltLength
 */
export async function newMaterial(settings: KeySettings): Promise<{ material: Material; head: Bytes }> {
  if (settings.key === '') throw errors.emptyKey()
  if (settings.keyEncoding === 'passphrase') {
    const salt = saltOf(settings) ?? crypto.getRandomValues(new Uint8Array(8))
    return { material: await derive(settings, salt), head: joinBytes(mark, salt) }
  }
  const key = rawKeyOf(settings)
  const iv = ivOf(settings) ?? crypto.getRandomValues(new Uint8Array(ivLengthOf(settings.algorithm, settings.mode)))
  return { material: { key, iv, salt: none }, head: settings.prependIv ? iv : none }
}

/**
 * Finds what decrypting needs, in the settings and in the head of what was encrypted, and how long that head is.
 *
 * @throws as newMaterial, and decryptionFailed when there is no salt
 */
export async function knownMaterial(
  settings: KeySettings,
  message: Blob,
): Promise<{ material: Material; head: number }> {
  if (settings.key === '') throw errors.emptyKey()
  if (settings.keyEncoding === 'passphrase') {
    const head = new Uint8Array(await message.slice(0, 16).arrayBuffer())
    const isMarked = head.length === 16 && mark.every((byte, at) => byte === head[at])
    const salt = isMarked ? head.slice(8) : saltOf(settings)
    if (!salt) throw errors.decryptionFailed()
    return { material: await derive(settings, salt), head: isMarked ? 16 : 0 }
  }
  const key = rawKeyOf(settings)
  const length = ivLengthOf(settings.algorithm, settings.mode)
  if (!settings.prependIv)
    return { material: { key, iv: ivOf(settings) ?? noIv(settings, length), salt: none }, head: 0 }
  const iv = new Uint8Array(await message.slice(0, length).arrayBuffer())
  if (iv.length < length) throw errors.decryptionFailed()
  return { material: { key, iv, salt: none }, head: length }
}

/** Rabbit knows messages without IV, as CryptoJS writes them when it is given none. */
function noIv({ algorithm }: KeySettings, needed: number): Bytes {
  if (needed > 0 && algorithm !== 'Rabbit') throw errors.ivLength({ algorithm, needed, length: 0 })
  return none
}

/** The IV comes of the passphrase after the key, unless one is given, as with `openssl enc -iv`. */
async function derive(settings: KeySettings, salt: Bytes): Promise<Material> {
  const { algorithm, mode, kdf, iterations, keySize } = settings
  const given = ivOf(settings)
  const keyLength = keyLengthOf(algorithm, keySize)
  const length = keyLength + ivLengthOf(algorithm, mode)
  const passphrase = readKey(settings.key, 'utf-8')
  const bytes =
    kdf === 'pbkdf2-sha256'
      ? await pbkdf2(passphrase, salt, iterations, length)
      : await evpBytesToKey(passphrase, salt, kdf === 'evp-md5' ? 'MD5' : 'SHA-256', length)
  return { key: bytes.slice(0, keyLength), iv: given ?? bytes.slice(keyLength), salt }
}

function rawKeyOf({ algorithm, key, keyEncoding }: KeySettings): Bytes {
  const bytes = readKey(key, keyEncoding === 'passphrase' ? 'utf-8' : keyEncoding)
  const { keyLengths } = facts[algorithm]
  if (keyLengths.includes(bytes.length)) return bytes
  const lengths = keyLengths.length > 3 ? `${keyLengths[0]}–${keyLengths.at(-1)}` : keyLengths.join('/')
  throw errors.keyLength({ algorithm, lengths, length: bytes.length })
}

/** The IV that was given, where the algorithm takes one at all. */
function ivOf({ algorithm, mode, iv = '' }: KeySettings): Bytes | undefined {
  const needed = ivLengthOf(algorithm, mode)
  if (iv === '' || needed === 0) return undefined
  const bytes = readHex(iv)
  if ('position' in bytes) throw errors.invalidIv(bytes)
  if (bytes.length !== needed) throw errors.ivLength({ algorithm, needed, length: bytes.length })
  return bytes
}

function saltOf({ salt = '' }: KeySettings): Bytes | undefined {
  if (salt === '') return undefined
  const bytes = readHex(salt)
  if ('position' in bytes) throw errors.invalidSalt(bytes)
  if (bytes.length !== 8) throw errors.saltLength({ length: bytes.length })
  return bytes
}
