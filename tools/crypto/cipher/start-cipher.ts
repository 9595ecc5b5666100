import type { Call } from '#kit/call.ts'
import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import { oneShotGcm } from '#lib/ciphers/one-shot-gcm.ts'
import { pad, unpad } from '#lib/ciphers/padding.ts'
import { type Bytes, joinBytes } from '#lib/ciphers/stream.ts'
import { readSlices } from '#lib/read-slices.ts'
import { type Algorithm, cipherProperties, isAead, isPadded } from '../algorithm/algorithms.ts'
import { errors } from '../errors.ts'
import type { CipherSettings } from '../fields/cipher-fields.ts'
import {
  createKeyMaterial,
  type KeyMaterial,
  type KeySettings,
  recoverKeyMaterial,
  writeKeyMaterial,
} from '../key/key-material.ts'
import { openAead, openCipher } from './open-cipher.ts'

/** The key, IV and salt in use, and the output as a stream. */
interface CipherRun {
  material: ReturnType<typeof writeKeyMaterial>
  pieces: AsyncGenerator<Bytes>
}

/** Encrypts a message as a stream with any algorithm, including Base64. @throws as encryptBlob */
export async function startEncryption(message: Blob, settings: CipherSettings, call: Call): Promise<CipherRun> {
  const { algorithm } = settings
  if (algorithm === 'Base64') return { material: noMaterial, pieces: base64Pieces(message, call) }
  const { material, pieces } = await encryptBlob(message, { ...settings, algorithm }, call)
  return { material: writeKeyMaterial(material, settings), pieces }
}

/** Decrypts a message as a stream. @throws as decryptBlob; oneWay for HMAC; invalidBase64 */
export async function startDecryption(
  message: Blob,
  settings: Omit<CipherSettings, 'algorithm'> & { algorithm: Algorithm | 'HMAC' },
  call: Call,
): Promise<CipherRun> {
  const { algorithm } = settings
  if (algorithm === 'HMAC') throw errors.oneWay()
  if (algorithm === 'Base64') return { material: noMaterial, pieces: bytesOfBase64(message) }
  const { material, pieces } = await decryptBlob(message, { ...settings, algorithm }, call)
  return { material: writeKeyMaterial(material, { ...settings, algorithm }), pieces }
}

const noMaterial = { key: '', iv: '', salt: '', warnings: [] }

/** Encodes in groups of three bytes; a remainder is kept for the next slice. */
async function* base64Pieces(message: Blob, call: Call): AsyncGenerator<Bytes> {
  let rest: Bytes = new Uint8Array()
  for await (const slice of readSlices(message, call)) {
    const bytes = joinBytes(rest, slice)
    const end = bytes.length - (bytes.length % 3)
    yield encode(bytes.subarray(0, end))
    rest = bytes.subarray(end)
  }
  yield encode(rest)
}

const encode = (bytes: Bytes): Bytes =>
  new TextEncoder().encode(encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 }))

async function* bytesOfBase64(message: Blob): AsyncGenerator<Bytes> {
  const bytes = decodeBase64(await message.text())
  if ('position' in bytes) throw errors.invalidBase64(bytes)
  yield bytes
}

/** Joins all pieces. */
export async function collectBytes(pieces: AsyncIterable<Bytes>): Promise<Bytes> {
  const parts: Bytes[] = []
  for await (const piece of pieces) parts.push(piece)
  return joinBytes(...parts)
}

/**
 * Encrypts a message of any size as a stream; the key, IV and salt are available at once.
 *
 * @throws as createKeyMaterial, and encryptionFailed when there is no padding and the last block is not full
 */
async function encryptBlob(message: Blob, settings: KeySettings, call: Call) {
  const { material, header } = await createKeyMaterial(settings)
  const { blockSize = 1 } = cipherProperties[settings.algorithm]
  if (isPadded(settings.algorithm, settings.mode) && settings.padding === 'NoPadding' && message.size % blockSize > 0) {
    throw errors.encryptionFailed({ block: blockSize, length: message.size })
  }
  return { material, pieces: isAead(settings.algorithm, settings.mode) ? encryptAead() : encryptPieces() }

  async function* encryptPieces(): AsyncGenerator<Bytes> {
    yield header
    const stream = await openCipher(settings, 'encrypt', material)
    const padding = isPadded(settings.algorithm, settings.mode) ? settings.padding : 'NoPadding'
    let bytesRead = 0
    for await (const slice of readSlices(message, call)) {
      bytesRead += slice.length
      yield await stream(bytesRead >= message.size ? pad(slice, padding, blockSize) : slice)
    }
  }

  async function* encryptAead(): AsyncGenerator<Bytes> {
    yield header
    const whole = settings.algorithm === 'AES-GCM' && (await encryptWholeGcm(message, settings, material))
    if (whole) return yield whole
    const { stream, read, tag } = await openAead(settings, material)
    for await (const slice of readSlices(message, call)) {
      const ciphertext = await stream(slice)
      read(ciphertext)
      yield ciphertext
    }
    yield tag()
  }
}

const encryptWholeGcm = (message: Blob, { aad }: KeySettings, { key, iv }: KeyMaterial) =>
  oneShotGcm('encrypt', message, key, iv, new TextEncoder().encode(aad))

/**
 * Decrypts a message of any size as a stream; the key, IV and salt are available at once. No piece may be used before
 * the last one has come, since the tag and the padding are checked at the end.
 *
 * @throws as recoverKeyMaterial; the pieces throw decryptionFailed
 */
async function decryptBlob(message: Blob, settings: KeySettings, call: Call) {
  const { material, headerLength } = await recoverKeyMaterial(settings, message)
  const body = message.slice(headerLength)
  return { material, pieces: isAead(settings.algorithm, settings.mode) ? decryptAead() : decryptPieces() }

  async function* decryptPieces(): AsyncGenerator<Bytes> {
    const { blockSize = 1 } = cipherProperties[settings.algorithm]
    const hasPadding = isPadded(settings.algorithm, settings.mode)
    if (hasPadding && body.size % blockSize > 0) throw errors.decryptionFailed()
    const stream = await openCipher(settings, 'decrypt', material)
    let bytesRead = 0
    for await (const slice of readSlices(body, call)) {
      bytesRead += slice.length
      const piece = await stream(slice)
      const unpadded = hasPadding && bytesRead >= body.size ? unpad(piece, settings.padding, blockSize) : piece
      if (!unpadded) throw errors.decryptionFailed()
      yield unpadded
    }
  }

  async function* decryptAead(): AsyncGenerator<Bytes> {
    const tagAt = body.size - 16
    if (tagAt < 0) throw errors.decryptionFailed()
    const whole = settings.algorithm === 'AES-GCM' && (await decryptWholeGcm(body, settings, material))
    if (whole) return yield whole
    const { stream, read, tag } = await openAead(settings, material)
    for await (const slice of readSlices(body.slice(0, tagAt), call)) {
      read(slice)
      yield await stream(slice)
    }
    const expectedTag = new Uint8Array(await body.slice(tagAt).arrayBuffer())
    if (!isEqual(tag(), expectedTag)) throw errors.decryptionFailed()
  }
}

async function decryptWholeGcm(body: Blob, { aad }: KeySettings, { key, iv }: KeyMaterial): Promise<Bytes | undefined> {
  try {
    return await oneShotGcm('decrypt', body, key, iv, new TextEncoder().encode(aad))
  } catch (error) {
    throw error instanceof DOMException && error.name === 'OperationError' ? errors.decryptionFailed() : error
  }
}

/** Compares in constant time, so that timing doesn't reveal where the bytes differ. */
const isEqual = (one: Bytes, other: Bytes): boolean =>
  one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0
