import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { encodeBase64 } from '#lib/base64/base64.ts'
import { errors } from './errors.ts'
import { readId } from './read/read-id.ts'
import { writeHexDigits, writeUlid } from './text/digits.ts'
import { bytesOf, writeUuid } from './text/uuid-text.ts'

/** Writes a UUID or ULID, in whatever form it is given, in another form of the same 128 bits. */
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
  // The first three fields with their lowest byte first, as Windows and .NET keep them in memory.
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
