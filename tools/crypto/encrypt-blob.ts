import type { Call } from '#kit/call.ts'
import { pad } from '#lib/ciphers/padding.ts'
import type { Bytes } from '#lib/ciphers/stream.ts'
import { wholeGcm } from '#lib/ciphers/whole-gcm.ts'
import { readSlices } from '#lib/read-slices.ts'
import { facts, isPadded } from './ciphers.ts'
import { errors } from './errors.ts'
import { type KeySettings, type Material, newMaterial } from './key-material.ts'
import { openCipher, openSealed } from './open-cipher.ts'

/**
 * Begins to encrypt a message of any size: gives the key, IV and salt at once, and what is encrypted piece by piece.
 *
 * @throws as newMaterial, and encryptionFailed when there is no padding and the last block is not full
 */
export async function encryptBlob(message: Blob, settings: KeySettings, call: Call) {
  const { material, head } = await newMaterial(settings)
  const { block = 1, isSealed } = facts[settings.algorithm]
  if (isPadded(settings.algorithm, settings.mode) && settings.padding === 'NoPadding' && message.size % block > 0) {
    throw errors.encryptionFailed({ block, length: message.size })
  }
  return { material, pieces: isSealed ? seal() : encipher() }

  async function* encipher(): AsyncGenerator<Bytes> {
    yield head
    const stream = await openCipher(settings, 'encrypt', material)
    const padding = isPadded(settings.algorithm, settings.mode) ? settings.padding : 'NoPadding'
    let taken = 0
    for await (const slice of readSlices(message, call)) {
      taken += slice.length
      yield await stream(taken >= message.size ? pad(slice, padding, block) : slice)
    }
  }

  async function* seal(): AsyncGenerator<Bytes> {
    yield head
    const whole = settings.algorithm === 'AES-GCM' && (await gcm(message, settings, material))
    if (whole) return yield whole
    const { stream, read, tag } = await openSealed(settings, material)
    for await (const slice of readSlices(message, call)) {
      const ciphertext = await stream(slice)
      read(ciphertext)
      yield ciphertext
    }
    yield tag()
  }
}

const gcm = (message: Blob, { aad }: KeySettings, { key, iv }: Material) =>
  wholeGcm('encrypt', message, key, iv, new TextEncoder().encode(aad))
