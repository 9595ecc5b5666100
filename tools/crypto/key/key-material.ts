import { hexProblem } from '#kit/words/hex-problem.ts'
import { evpBytesToKey, pbkdf2 } from '#lib/ciphers/derive-key.ts'
import { readHex, writeHex } from '#lib/ciphers/hex.ts'
import { type Bytes, joinBytes } from '#lib/ciphers/stream.ts'
import { type Cipher, cipherProperties, ivLengthOf, keyLengthOf } from '../algorithm/algorithms.ts'
import { warningsOf } from '../algorithm/warnings.ts'
import { errors } from '../errors.ts'
import type { CipherSettings } from '../fields/cipher-fields.ts'
import { readKey } from '../fields/encoding.ts'

/** Settings of an algorithm with a key. */
export type KeySettings = CipherSettings & { algorithm: Cipher }

/** Inputs of a cipher; an empty array where it takes none. */
export interface KeyMaterial {
  key: Bytes
  iv: Bytes
  salt: Bytes
}

/** Encodes key material for an output. */
export const writeKeyMaterial = ({ key, iv, salt }: KeyMaterial, settings: CipherSettings) => ({
  key: writeHex(key),
  iv: writeHex(iv),
  salt: writeHex(salt),
  warnings: warningsOf(settings),
})

const empty: Bytes = new Uint8Array()
/** The header of `openssl enc` for a key derived from a passphrase: these eight bytes, then eight of salt. */
const magic = new TextEncoder().encode('Salted__')

/**
 * Creates the key material to encrypt with, random where left out, and the header before the ciphertext.
 *
 * @throws emptyKey, invalidKey, keyLength, invalidIv, ivLength, invalidSalt, saltLength
 */
export async function createKeyMaterial(settings: KeySettings): Promise<{ material: KeyMaterial; header: Bytes }> {
  if (settings.key === '') throw errors.emptyKey()
  if (settings.keyEncoding === 'passphrase') {
    const salt = saltOf(settings) ?? crypto.getRandomValues(new Uint8Array(8))
    return { material: await deriveKeyAndIv(settings, salt), header: joinBytes(magic, salt) }
  }
  const key = rawKeyOf(settings)
  const iv = ivOf(settings) ?? crypto.getRandomValues(new Uint8Array(ivLengthOf(settings.algorithm, settings.mode)))
  return { material: { key, iv, salt: empty }, header: settings.prependIv ? iv : empty }
}

/**
 * Recovers the key material from the settings and the message's header, and that header's length in bytes.
 *
 * @throws as createKeyMaterial, and decryptionFailed when there is no salt
 */
export async function recoverKeyMaterial(
  settings: KeySettings,
  message: Blob,
): Promise<{ material: KeyMaterial; headerLength: number }> {
  if (settings.key === '') throw errors.emptyKey()
  if (settings.keyEncoding === 'passphrase') {
    const header = new Uint8Array(await message.slice(0, 16).arrayBuffer())
    const hasMagic = header.length === 16 && magic.every((byte, at) => byte === header[at])
    const salt = hasMagic ? header.slice(8) : saltOf(settings)
    if (!salt) throw errors.decryptionFailed()
    return { material: await deriveKeyAndIv(settings, salt), headerLength: hasMagic ? 16 : 0 }
  }
  const key = rawKeyOf(settings)
  const length = ivLengthOf(settings.algorithm, settings.mode)
  if (!settings.prependIv)
    return { material: { key, iv: ivOf(settings) ?? emptyIv(settings, length), salt: empty }, headerLength: 0 }
  const iv = new Uint8Array(await message.slice(0, length).arrayBuffer())
  if (iv.length < length) throw errors.decryptionFailed()
  return { material: { key, iv, salt: empty }, headerLength: length }
}

/** Rabbit works without an IV, as CryptoJS does when given none. */
function emptyIv({ algorithm }: KeySettings, needed: number): Bytes {
  if (needed > 0 && algorithm !== 'Rabbit') throw errors.ivLength({ algorithm, needed, length: 0 })
  return empty
}

/** The IV is derived after the key, unless one is given, as with `openssl enc -iv`. */
async function deriveKeyAndIv(settings: KeySettings, salt: Bytes): Promise<KeyMaterial> {
  const { algorithm, mode, kdf, iterations, keySize } = settings
  const explicitIv = ivOf(settings)
  const keyLength = keyLengthOf(algorithm, keySize)
  const length = keyLength + ivLengthOf(algorithm, mode)
  const passphrase = readKey(settings.key, 'utf-8')
  const bytes =
    kdf === 'pbkdf2-sha256'
      ? await pbkdf2(passphrase, salt, iterations, length)
      : await evpBytesToKey(passphrase, salt, kdf === 'evp-md5' ? 'MD5' : 'SHA-256', length)
  return { key: bytes.slice(0, keyLength), iv: explicitIv ?? bytes.slice(keyLength), salt }
}

function rawKeyOf({ algorithm, key, keyEncoding }: KeySettings): Bytes {
  const bytes = readKey(key, keyEncoding === 'passphrase' ? 'utf-8' : keyEncoding)
  const { keyLengths } = cipherProperties[algorithm]
  if (keyLengths.includes(bytes.length)) return bytes
  const lengths = keyLengths.length > 3 ? `${keyLengths[0]}–${keyLengths.at(-1)}` : keyLengths.join('/')
  throw errors.keyLength({ algorithm, lengths, length: bytes.length })
}

/** Decodes the settings' IV; undefined if empty, or if the algorithm takes none. */
function ivOf({ algorithm, mode, iv = '' }: KeySettings): Bytes | undefined {
  const needed = ivLengthOf(algorithm, mode)
  if (iv === '' || needed === 0) return undefined
  const bytes = readHex(iv)
  if ('position' in bytes) throw errors.invalidIv(hexProblem(bytes, ' is not hex'))
  if (bytes.length !== needed) throw errors.ivLength({ algorithm, needed, length: bytes.length })
  return bytes
}

function saltOf({ salt = '' }: KeySettings): Bytes | undefined {
  if (salt === '') return undefined
  const bytes = readHex(salt)
  if ('position' in bytes) throw errors.invalidSalt(hexProblem(bytes, ' is not hex'))
  if (bytes.length !== 8) throw errors.saltLength({ length: bytes.length })
  return bytes
}
