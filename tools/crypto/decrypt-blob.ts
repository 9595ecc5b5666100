import type { Call } from '#kit/call.ts'
import { unpad } from '#lib/ciphers/padding.ts'
import type { Bytes } from '#lib/ciphers/stream.ts'
import { wholeGcm } from '#lib/ciphers/whole-gcm.ts'
import { readSlices } from '#lib/read-slices.ts'
import { facts, isPadded } from './ciphers.ts'
import { errors } from './errors.ts'
import { type KeySettings, knownMaterial, type Material } from './key-material.ts'
import { openCipher, openSealed } from './open-cipher.ts'

/**
 * Begins to decrypt a message of any size: gives the key, IV and salt at once, and what comes of it piece by piece.
 * Nothing of it may be used before the last piece has come: only then it is known whether the tag or the padding holds.
 *
 * @throws as knownMaterial; the pieces throw decryptionFailed
 */
export async function decryptBlob(message: Blob, settings: KeySettings, call: Call) {
  const { material, head } = await knownMaterial(settings, message)
  const body = message.slice(head)
  return { material, pieces: facts[settings.algorithm].isSealed ? unseal() : decipher() }

  async function* decipher(): AsyncGenerator<Bytes> {
    const { block = 1 } = facts[settings.algorithm]
    const inBlocks = isPadded(settings.algorithm, settings.mode)
    if (inBlocks && body.size % block > 0) throw errors.decryptionFailed()
    const stream = await openCipher(settings, 'decrypt', material)
    let taken = 0
    for await (const slice of readSlices(body, call)) {
      taken += slice.length
      const piece = await stream(slice)
      const unpadded = inBlocks && taken >= body.size ? unpad(piece, settings.padding, block) : piece
      if (!unpadded) throw errors.decryptionFailed()
      yield unpadded
    }
  }

  async function* unseal(): AsyncGenerator<Bytes> {
    const tagAt = body.size - 16
    if (tagAt < 0) throw errors.decryptionFailed()
    const whole = settings.algorithm === 'AES-GCM' && (await gcm(body, settings, material))
    if (whole) return yield whole
    const { stream, read, tag } = await openSealed(settings, material)
    for await (const slice of readSlices(body.slice(0, tagAt), call)) {
      read(slice)
      yield await stream(slice)
    }
    const given = new Uint8Array(await body.slice(tagAt).arrayBuffer())
    if (!isSame(tag(), given)) throw errors.decryptionFailed()
  }
}

async function gcm(body: Blob, { aad }: KeySettings, { key, iv }: Material): Promise<Bytes | undefined> {
  try {
    return await wholeGcm('decrypt', body, key, iv, new TextEncoder().encode(aad))
  } catch (error) {
    throw error instanceof DOMException && error.name === 'OperationError' ? errors.decryptionFailed() : error
  }
}

/** Looks at every byte, however early they differ: how long it takes tells nothing. */
const isSame = (one: Bytes, other: Bytes): boolean =>
  one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0
