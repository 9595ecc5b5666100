import type { Bytes, Direction } from './stream.ts'
import { subtleFor } from './web-crypto.ts'

/** In bytes. Longer messages are processed piece by piece, in constant memory and more slowly. */
const maxWholeBytes = 256 * 2 ** 20

/**
 * Runs AES-GCM on a whole message with the browser's own implementation; `undefined` if there is none, or the message
 * is too long. The tag follows the ciphertext.
 *
 * @throws DOMException OperationError when the tag does not match the message
 */
export async function oneShotGcm(
  direction: Direction,
  message: Blob,
  key: Bytes,
  iv: Bytes,
  additionalData: Bytes,
): Promise<Bytes | undefined> {
  const subtle = subtleFor(key)
  if (!subtle || message.size > maxWholeBytes) return undefined
  const aesKey = await subtle.importKey('raw', key, 'AES-GCM', false, [direction])
  const bytes = await message.arrayBuffer()
  return new Uint8Array(await subtle[direction]({ name: 'AES-GCM', iv, additionalData }, aesKey, bytes))
}
