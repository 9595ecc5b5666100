import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { beginDecrypting, collect } from './begin.ts'
import { readInput, writeBytes } from './encoding.ts'
import { errors } from './errors.ts'
import { decryptFields, encodings, materialFields, output } from './fields.ts'

/** Decrypts text, as `encrypt`, OpenSSL and CryptoJS write it. */
export const decrypt = defineOperation('decrypt', {
  input: {
    text: textOf('text/plain'),
    ...decryptFields,
    inputEncoding: z.enum(encodings).default('base64'),
    outputEncoding: z.enum(encodings).default('utf-8'),
  },
  output: { output, ...materialFields },
  async run({ text, inputEncoding, outputEncoding, ...settings }, call) {
    if (settings.algorithm === 'HMAC') throw errors.oneWay()
    // Base64 is text as it comes: reading it is the whole work.
    const message = new Blob([readInput(text, settings.algorithm === 'Base64' ? 'utf-8' : inputEncoding)])
    const { material, pieces } = await beginDecrypting(message, settings, call)
    const written = writeBytes(await collect(pieces), outputEncoding)
    if (written === undefined) throw errors.decryptionFailed()
    return { output: written, ...material }
  },
})
