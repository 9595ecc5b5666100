import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { Bytes } from '#lib/ciphers/stream.ts'
import { warningsOf } from './algorithm/warnings.ts'
import { errors } from './errors.ts'
import { type Encoding, encodings, keyMaterialFields, resultField, secretField } from './fields/cipher-fields.ts'
import { readKey, readMessage, writeBytes } from './fields/encoding.ts'

const hashes = ['MD5', 'SHA1', 'SHA256', 'SHA512'] as const

/** Hashes text (RFC 1321, FIPS 180-4), or authenticates it with a key (HMAC, RFC 2104). */
export const hash = defineOperation('hash', {
  input: {
    text: textOf('text/plain'),
    algorithm: z.enum([...hashes, 'HMAC']).default('MD5'),
    hmacHash: z.enum(['SHA256', 'MD5', 'SHA1', 'SHA512']).default('SHA256'),
    key: secretField,
    keyEncoding: z.enum(encodings).default('utf-8'),
    inputEncoding: z.enum(encodings).default('utf-8'),
    outputEncoding: z.enum(['hex', 'base64', 'utf-8']).default('hex'),
  },
  output: { output: resultField, warnings: keyMaterialFields.warnings },
  async run({ text, algorithm, hmacHash, key, keyEncoding, inputEncoding, outputEncoding }) {
    const bytes = readMessage(text, inputEncoding)
    const isKeyed = algorithm === 'HMAC'
    const hasher = isKeyed ? await openHmac(hmacHash, readKey(key, keyEncoding)) : await openHash(algorithm)
    const digest = hasher.init().update(bytes).digest('binary')
    return { output: write(digest, outputEncoding), warnings: warningsOf({ algorithm, hmacHash }) }
  },
})

type Hash = (typeof hashes)[number]

async function openHash(algorithm: Hash) {
  const { createMD5, createSHA1, createSHA256, createSHA512 } = await import('hash-wasm')
  return { MD5: createMD5, SHA1: createSHA1, SHA256: createSHA256, SHA512: createSHA512 }[algorithm]()
}

async function openHmac(algorithm: Hash, key: Bytes) {
  const { createHMAC } = await import('hash-wasm')
  return createHMAC(openHash(algorithm), key)
}

/** Encodes a digest; few are valid UTF-8. @throws hashFailed */
function write(digest: Uint8Array, encoding: Encoding): string {
  const written = writeBytes(Uint8Array.from(digest), encoding)
  if (written === undefined) throw errors.hashFailed()
  return written
}
