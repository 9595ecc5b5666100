import { hexProblem } from '#kit/words/hex-problem.ts'
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

/** Decodes the message. @throws emptyInput, invalidBase64, invalidHex, invalidText */
export function readMessage(text: string, encoding: Encoding): Bytes {
  const bytes = readBytes(text, encoding)
  if ('position' in bytes) {
    if (encoding === 'utf-8') throw errors.invalidText(bytes)
    if (encoding === 'base64') throw errors.invalidBase64(bytes)
    throw errors.invalidHex(hexProblem(bytes))
  }
  if (bytes.length === 0) throw errors.emptyInput()
  return bytes
}

/** Decodes a key. @throws emptyKey, invalidKey */
export function readKey(key: string, encoding: Encoding): Bytes {
  const bytes = readBytes(key, encoding)
  if ('position' in bytes) {
    const name = { 'utf-8': 'UTF-8', hex: 'hex', base64: 'Base64' }[encoding]
    const end = ` is not ${name}`
    const params = encoding === 'hex' ? hexProblem(bytes, end) : otherProblem(bytes, end)
    throw errors.invalidKey(Object.assign(params, { encoding: name }))
  }
  if (bytes.length === 0) throw errors.emptyKey()
  return bytes
}

const otherProblem = (refused: TextPosition, end: string) => ({
  ...refused,
  problem: `“${refused.found}” at position ${refused.position}${end}`,
})
