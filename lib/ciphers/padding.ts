import { joinBytes } from '../join-bytes.ts'
import type { Bytes } from './stream.ts'

/** The padding of the last block: PKCS #7 (RFC 5652, section 6.3), ANSI X9.23, ISO 10126, none, or zeros. */
export const paddings = ['Pkcs7', 'AnsiX923', 'Iso10126', 'NoPadding', 'ZeroPadding'] as const

export type Padding = (typeof paddings)[number]

/** Pads bytes to whole blocks; `NoPadding` does not change them. */
export function pad(bytes: Bytes, padding: Padding, block: number): Bytes {
  if (padding === 'NoPadding') return bytes
  if (padding === 'ZeroPadding') return joinBytes(bytes, new Uint8Array((block - (bytes.length % block)) % block))
  const count = block - (bytes.length % block)
  const filling = new Uint8Array(count).fill(padding === 'Pkcs7' ? count : 0)
  if (padding === 'Iso10126') crypto.getRandomValues(filling)
  filling[count - 1] = count
  return joinBytes(bytes, filling)
}

/**
 * Removes the padding of whole blocks; undefined if it is invalid, as with a wrong key. Fewer zeros than a block are
 * removed: further ones at the end belong to the data.
 */
export function unpad(bytes: Bytes, padding: Padding, block: number): Bytes | undefined {
  if (padding === 'NoPadding') return bytes
  if (padding === 'ZeroPadding') {
    let end = bytes.length
    while (end > bytes.length - block + 1 && bytes[end - 1] === 0) end--
    return bytes.subarray(0, end)
  }
  const count = bytes.at(-1) ?? 0
  if (count < 1 || count > block || count > bytes.length) return undefined
  const filling = bytes.subarray(-count, -1)
  const isWhole = padding === 'Iso10126' || filling.every((byte) => byte === (padding === 'Pkcs7' ? count : 0))
  return isWhole ? bytes.subarray(0, -count) : undefined
}
