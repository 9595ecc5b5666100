import type { Bytes, Direction } from './stream.ts'
import { subtleFor } from './web-crypto.ts'

/** In bytes. AES-GCM of more goes piece by piece, in flat memory and more slowly. */
const maxWholeBytes = 256 * 2 ** 20

/**
 * Runs AES-GCM on a whole message at once by the browser's own implementation, where there is one and the message is
 * not too long: `undefined` where not. The tag follows the ciphertext.
 *
 * @throws DOMException OperationError when the tag is not that of the message
 */
export async function wholeGcm(
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
