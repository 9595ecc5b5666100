import type { Call } from '#kit/call.ts'
import { pad } from '#lib/ciphers/padding.ts'
import type { Bytes } from '#lib/ciphers/stream.ts'
import { wholeGcm } from '#lib/ciphers/whole-gcm.ts'
import { readSlices } from '#lib/read-slices.ts'
import { cipherProperties, isPadded } from '../algorithm/algorithms.ts'
import { errors } from '../errors.ts'
import { createKeyMaterial, type KeyMaterial, type KeySettings } from '../key/key-material.ts'
import { openAead, openCipher } from './open-cipher.ts'

/**
 * Begins to encrypt a message of any size: gives the key, IV and salt at once, and what is encrypted piece by piece.
 *
 * @throws as createKeyMaterial, and encryptionFailed when there is no padding and the last block is not full
 */
export async function encryptBlob(message: Blob, settings: KeySettings, call: Call) {
  const { material, header } = await createKeyMaterial(settings)
  const { blockSize = 1, isAead } = cipherProperties[settings.algorithm]
  if (isPadded(settings.algorithm, settings.mode) && settings.padding === 'NoPadding' && message.size % blockSize > 0) {
    throw errors.encryptionFailed({ block: blockSize, length: message.size })
  }
  return { material, pieces: isAead ? encryptAead() : encryptPieces() }

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
  wholeGcm('encrypt', message, key, iv, new TextEncoder().encode(aad))
