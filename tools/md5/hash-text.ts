import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { type Charset, charsets } from '#lib/charset/charset.ts'
import { encodeText } from '#lib/charset/text-encoding.ts'
import { createHasher } from '#lib/hashing/create-hasher.ts'
import { errors } from './errors.ts'
import { formatFields, formatHash } from './text/hash-formats.ts'

/**
 * Hashes text. The salt is used in the first round; further rounds hash the hexadecimal digits of the previous one, as
 * ASCII.
 */
export const hashText = defineOperation('hash-text', {
  input: {
    text: textOf('text/plain'),
    charset: z.enum(charsets).default('utf-8'),
    salt: z.string().default(''),
    saltPosition: z.enum(['after', 'before']).default('after'),
    rounds: z.int().min(1).max(1000).default(1),
    eachLine: z.boolean().default(false),
  },
  output: formatFields,
  async run({ text, charset, salt, saltPosition, rounds, eachLine }) {
    if (text === '' || (eachLine && !/[^\r\n]/.test(text))) throw errors.empty()
    const saltBytes = bytesOf(salt, charset, 0)
    const hasher = await createHasher('MD5')
    const hashAt = (part: string, offset: number): string => {
      const bytes = bytesOf(part, charset, offset)
      const [first, second] = saltPosition === 'before' ? [saltBytes, bytes] : [bytes, saltBytes]
      let hash = hasher.init().update(first).update(second).digest()
      for (let round = 1; round < rounds; round++) hash = hasher.init().update(new TextEncoder().encode(hash)).digest()
      return hash
    }
    return formatHash(eachLine ? text.replace(/[^\r\n]+/g, hashAt) : hashAt(text, 0))
  },
})

function bytesOf(text: string, charset: Charset, offset: number): Uint8Array {
  const bytes = encodeText(text, charset)
  if ('position' in bytes) throw errors.failed({ charset, found: bytes.found, position: offset + bytes.position })
  return bytes
}
