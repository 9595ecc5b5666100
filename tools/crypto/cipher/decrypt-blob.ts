import type { Call } from '#kit/call.ts'
import { oneShotGcm } from '#lib/ciphers/one-shot-gcm.ts'
import { unpad } from '#lib/ciphers/padding.ts'
import type { Bytes } from '#lib/ciphers/stream.ts'
import { readSlices } from '#lib/read-slices.ts'
import { cipherProperties, isAead, isPadded } from '../algorithm/algorithms.ts'
import { errors } from '../errors.ts'
import { type KeyMaterial, type KeySettings, recoverKeyMaterial } from '../key/key-material.ts'
import { openAead, openCipher } from './open-cipher.ts'

/**
 * Decrypts a message of any size as a stream; the key, IV and salt are available at once. No piece may be used before
 * the last one has come, since the tag and the padding are checked at the end.
 *
 * @throws as recoverKeyMaterial; the pieces throw decryptionFailed
 */
export async function decryptBlob(message: Blob, settings: KeySettings, call: Call) {
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
