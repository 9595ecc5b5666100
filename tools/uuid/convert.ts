import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import { errors } from './errors.ts'
import { crockford, readDigits, writeHexDigits, writeUlid } from './text/digits.ts'
import { bytesOf, readUuid, writeUuid } from './text/uuid-text.ts'

/** Converts a UUID or ULID in any form to another form of the same 128 bits. */
export const convert = defineOperation('convert', {
  input: {
    id: z.string(),
    to: z
      .enum(['canonical', 'hex', 'base64', 'base64url', 'integer', 'ulid', 'mixed-endian', 'c-array'])
      .default('canonical'),
  },
  output: { text: textOf('text/plain') },
  run({ id, to }) {
    const text = id.trim()
    if (text === '') throw errors.empty()
    const value = text.length > maxLength ? undefined : readId(text)
    if (value === undefined) throw errors.unreadable({ id: text.slice(0, 64).toWellFormed() })
    return { text: writers[to](value) }
  },
})

/** In characters: 16 bytes of a C array with blanks between them. */
const maxLength = 500

const writers = {
  canonical: writeUuid,
  hex: (value: bigint) => writeHexDigits(value, 32),
  base64: (value: bigint) => base64Of(value, 'standard'),
  base64url: (value: bigint) => base64Of(value, 'url-safe'),
  integer: String,
  ulid: writeUlid,
  // The first three fields in little-endian byte order, as in the memory of Windows and .NET.
  'mixed-endian': (value: bigint) => {
    const [low = '', middle = '', high = '', ...rest] = writeUuid(value).split('-')
    return [...[low, middle, high].map(reversed), ...rest].join('-')
  },
  'c-array': (value: bigint) =>
    `{ ${Array.from(bytesOf(value, 16), (byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ')} }`,
}

const reversed = (hex: string): string => (hex.match(/../g) ?? []).reverse().join('')

const base64Of = (value: bigint, alphabet: 'standard' | 'url-safe'): string =>
  encodeBase64(bytesOf(value, 16), { alphabet, padding: alphabet === 'standard', lineLength: 0 })

/**
 * Reads an ID of 128 bits in any form that `convert` writes: a UUID, a ULID, Base64 of either alphabet, a whole number.
 * 32 digits are a UUID without hyphens; fewer digits that do not begin with 0 are a number.
 */
function readId(text: string): bigint | undefined {
  const uuid = readUuid(text)
  if (uuid !== undefined) return uuid
  if (/^(?:0|[1-9]\d{0,38})$/.test(text)) return within128Bits(BigInt(text))
  if (/^[0-7][\da-hjkmnp-tv-z]{25}$/i.test(text)) return readDigits(text.toUpperCase(), crockford)
  if (/^[\w+/-]{22}(?:==)?$/.test(text)) return ofBytes(decodeBase64(text))
  const list = /^\{\s{0,9}((?:0x[\da-f]{1,2}\s{0,9},?\s{0,9}){16})\}$/i.exec(text)?.[1]
  return list ? ofBytes(Uint8Array.from(list.match(/0x[\da-f]{1,2}/gi) ?? [], Number)) : undefined
}

const within128Bits = (value: bigint): bigint | undefined => (value >> 128n ? undefined : value)

/** Base64 of 22 digits is 16 bytes. */
function ofBytes(bytes: ReturnType<typeof decodeBase64>): bigint | undefined {
  if (!(bytes instanceof Uint8Array)) return undefined
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}
