import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { hexProblem } from '#kit/words/hex-problem.ts'
import { decodeBase64 } from '#lib/base64/base64.ts'
import { encodeText } from '#lib/charset/text-encoding.ts'
import { readHex } from '#lib/ciphers/hex.ts'
import { hashAlgorithms } from '#lib/hashing/algorithms.ts'
import { hashAll } from '#lib/hashing/hash-all.ts'
import { errors } from './errors.ts'
import { formatHash } from './hash-value/hash-format.ts'
import { defaultAlgorithms } from './hashing/default-algorithms.ts'
import { keyBytes, keyField, refuseUnkeyed } from './hashing/hmac-key.ts'

/** Hashes a text with all algorithms at once. An empty text is valid: its hashes are well known. */
export const hashText = defineOperation('hash-text', {
  input: {
    text: textOf('text/plain'),
    inputEncoding: z.enum(['utf-8', 'hex', 'base64']).default('utf-8'),
    algorithms: z.array(z.enum(hashAlgorithms)).min(1).default(defaultAlgorithms),
    encoding: z.enum(['hex', 'base64']).default('hex'),
    upperCase: z.boolean().default(false),
    ...keyField,
  },
  output: {
    hashes: z.array(z.strictObject({ algorithm: z.enum(hashAlgorithms), hash: z.string() })).meta({ format: 'table' }),
  },
  async run({ text, inputEncoding, algorithms, hmacKey, ...hashFormat }, call) {
    refuseUnkeyed(algorithms, hmacKey)
    const bytes = bytesOf(text, inputEncoding)
    const hashes = await hashAll(new Blob([bytes]), [...new Set(algorithms)], keyBytes(hmacKey), call)
    return { hashes: hashes.map(({ algorithm, hash }) => ({ algorithm, hash: formatHash(hash, hashFormat) })) }
  },
})

/** @throws ToolError invalidText, invalidHex, invalidBase64 */
function bytesOf(text: string, encoding: 'utf-8' | 'hex' | 'base64'): Uint8Array<ArrayBuffer> {
  const read = { 'utf-8': (given: string) => encodeText(given, 'utf-8'), hex: readHex, base64: decodeBase64 }[encoding]
  const bytes = read(text)
  if (!('position' in bytes)) return bytes
  if (encoding === 'utf-8') throw errors.invalidText(bytes)
  if (encoding === 'base64') throw errors.invalidBase64(bytes)
  throw errors.invalidHex(hexProblem(bytes))
}
