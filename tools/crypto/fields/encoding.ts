import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import { decodeText, encodeText } from '#lib/charset/text-encoding.ts'
import { readHex, writeHex } from '#lib/ciphers/hex.ts'
import type { Bytes } from '#lib/ciphers/stream.ts'
import type { TextPosition } from '#lib/text-position.ts'
import { errors } from '../errors.ts'
import type { Encoding } from './cipher-fields.ts'

/** Decodes text to bytes, or returns the position of an invalid character. */
function readBytes(text: string, encoding: Encoding): Bytes | TextPosition {
  if (encoding === 'hex') return readHex(text)
  return encoding === 'base64' ? decodeBase64(text) : encodeText(text, 'utf-8')
}

/** Encodes bytes as text; undefined if they aren't valid UTF-8. */
export function writeBytes(bytes: Bytes, encoding: Encoding): string | undefined {
  if (encoding === 'hex') return writeHex(bytes)
  if (encoding === 'utf-8') return decodeText(bytes, 'utf-8')
  return encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 })
}

/** Whether hexadecimal was refused because a digit is missing: of its digits the last one is refused only then. */
export const isOdd = (refused: TextPosition): boolean => /^[\da-f]$/i.test(refused.found)

/** Decodes the message. @throws emptyInput, invalidBase64, invalidHex, oddHex, invalidText */
export function readMessage(text: string, encoding: Encoding): Bytes {
  const bytes = readBytes(text, encoding)
  if ('position' in bytes) {
    if (encoding === 'utf-8') throw errors.invalidText(bytes)
    if (encoding === 'base64') throw errors.invalidBase64(bytes)
    throw isOdd(bytes) ? errors.oddHex() : errors.invalidHex(bytes)
  }
  if (bytes.length === 0) throw errors.emptyInput()
  return bytes
}

/** Decodes a key. @throws emptyKey, invalidKey, oddKey */
export function readKey(key: string, encoding: Encoding): Bytes {
  const bytes = readBytes(key, encoding)
  if ('position' in bytes) {
    if (encoding === 'hex' && isOdd(bytes)) throw errors.oddKey()
    const names = { 'utf-8': 'UTF-8', hex: 'hex', base64: 'Base64' }
    throw errors.invalidKey({ ...bytes, encoding: names[encoding] })
  }
  if (bytes.length === 0) throw errors.emptyKey()
  return bytes
}
