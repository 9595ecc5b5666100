import { writeHex } from '#lib/ciphers/hex.ts'
import { type Cipher, keyLengthOf } from '../algorithm/algorithms.ts'
import type { Encoding } from '../fields/cipher-fields.ts'
import { writeBytes } from '../fields/encoding.ts'

/** Generates a random key in an encoding; a passphrase has 24 letters and digits, which is 142 bits. */
export function randomKey(algorithm: Cipher | 'HMAC', keySize: number, encoding: Encoding | 'passphrase'): string {
  // The length of the longest hash.
  const length = algorithm === 'HMAC' ? 64 : keyLengthOf(algorithm, keySize)
  if (encoding === 'passphrase') return randomAlphanumeric(24)
  if (encoding === 'utf-8') return randomAlphanumeric(length)
  return writeBytes(crypto.getRandomValues(new Uint8Array(length)), encoding) ?? ''
}

/** Generates a random IV or salt, in hexadecimal. */
export const randomHex = (length: number): string => writeHex(crypto.getRandomValues(new Uint8Array(length)))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** All letters are equally likely: bytes beyond a multiple of 62 are rejected. */
function randomAlphanumeric(length: number): string {
  let word = ''
  while (word.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < letters.length * 4) word += letters[byte % letters.length]
  }
  return word
}
