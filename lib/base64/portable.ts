import { type TextPosition, textPositionAt } from '../text-position.ts'

/** Encodes bytes as padded Base64, where the platform has no encoder. */
export function encodePortably(bytes: Uint8Array, alphabet: keyof typeof alphabets): string {
  return new TextDecoder().decode(digitsOf(bytes, alphabets[alphabet]))
}

/** Decodes Base64 from an index by character, with the result of `decodeBase64`. */
export function decodePortably(text: string, start: number): Uint8Array<ArrayBuffer> | TextPosition {
  const bytes = new Uint8Array(Math.ceil(((text.length - start) * 3) / 4))
  let length = 0
  let count = 0
  let padding = 0
  let bits = 0
  let last = start
  for (let index = start; index < text.length; index++) {
    const value = values[text.charCodeAt(index)] ?? stranger
    if (value === space) continue
    if (value === pad) {
      if (count % 4 < 2 || ++padding > 4 - (count % 4)) return textPositionAt(text, index)
    } else if (value === stranger || padding > 0) {
      return textPositionAt(text, index)
    } else {
      last = index
      bits = (bits << 6) | value
      // A digit has six bits: every one but the first of four completes a byte.
      if (count++ % 4 > 0) bytes[length++] = bits >> (6 - 2 * ((count - 1) % 4))
    }
  }
  return count % 4 === 1 ? textPositionAt(text, last) : bytes.subarray(0, length)
}

const shared = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const alphabets = {
  standard: new TextEncoder().encode(`${shared}+/=`),
  'url-safe': new TextEncoder().encode(`${shared}-_=`),
}

/** The value of a character: 0 to 63, or one of three values for other characters. */
const [stranger, space, pad] = [-1, -2, -3]
const values = new Int8Array(128).fill(stranger)
for (const code of new TextEncoder().encode('\t\n\f\r ')) values[code] = space
for (const alphabet of Object.values(alphabets)) {
  for (const [value, code] of alphabet.entries()) values[code] = value < 64 ? value : pad
}

/** Encodes each three bytes as four ASCII digits, the last ones padded. */
function digitsOf(bytes: Uint8Array, alphabet: Uint8Array): Uint8Array {
  const digits = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let length = 0
  for (let index = 0; index < bytes.length; index += 3) {
    const bits = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    digits[length++] = alphabet[bits >> 18] ?? 0
    digits[length++] = alphabet[(bits >> 12) & 63] ?? 0
    digits[length++] = alphabet[(bits >> 6) & 63] ?? 0
    digits[length++] = alphabet[bits & 63] ?? 0
  }
  const missing = (3 - (bytes.length % 3)) % 3
  return missing ? digits.fill(alphabet[64] ?? 0, -missing) : digits
}
