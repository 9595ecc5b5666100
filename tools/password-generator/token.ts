import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { encodeBase32 } from '#lib/base-n/base32.ts'
import { encodeBase58 } from '#lib/base-n/base58.ts'
import { encodeBase64 } from '#lib/base64/base64.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { errors } from './errors.ts'
import { entropy } from './text/bits.ts'

/** Generates tokens: random bytes in an encoding, for API keys and secrets. */
export const token = defineOperation('token', {
  input: {
    bytes: z.int().min(1).max(65_536).default(32),
    encoding: z.enum(['hex', 'base64', 'base64url', 'base32', 'base58']).default('hex'),
    prefix: z.string().max(100).default(''),
    count: z.int().min(1).max(1000).default(1),
  },
  output: { tokens: textOf('text/plain'), bits: entropy() },
  run({ bytes, encoding, prefix, count }) {
    const limit = Math.floor(maxTotalBytes / bytes)
    if (count > limit) throw errors.tooMany({ limit })
    const random = systemRandom()
    const tokens = Array.from({ length: count }, () => prefix + encoders[encoding](random(bytes)))
    return { tokens: tokens.join('\n'), bits: 8 * bytes }
  },
})

/** Of all tokens in total. */
const maxTotalBytes = 2 ** 20

const encoders = {
  hex: writeHex,
  base64: (bytes: Uint8Array) => encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 }),
  base64url: (bytes: Uint8Array) => encodeBase64(bytes, { alphabet: 'url-safe', padding: false, lineLength: 0 }),
  base32: encodeBase32,
  base58: encodeBase58,
}
