import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { collectBytes, startDecryption } from './cipher/start-cipher.ts'
import { errors } from './errors.ts'
import { decryptFields, encodings, keyMaterialFields, resultField } from './fields/cipher-fields.ts'
import { readMessage, writeBytes } from './fields/encoding.ts'

/** Decrypts text, as `encrypt`, OpenSSL and CryptoJS write it. */
export const decrypt = defineOperation('decrypt', {
  input: {
    text: textOf('text/plain'),
    ...decryptFields,
    inputEncoding: z.enum(encodings).default('base64'),
    outputEncoding: z.enum(encodings).default('utf-8'),
  },
  output: { output: resultField, ...keyMaterialFields },
  async run({ text, inputEncoding, outputEncoding, ...settings }, call) {
    if (settings.algorithm === 'HMAC') throw errors.oneWay()
    // Base64 is text as it comes: reading it is the whole work.
    const message = new Blob([readMessage(text, settings.algorithm === 'Base64' ? 'utf-8' : inputEncoding)])
    const { material, pieces } = await startDecryption(message, settings, call)
    const written = writeBytes(await collectBytes(pieces), outputEncoding)
    if (written === undefined) throw errors.decryptionFailed()
    return { output: written, ...material }
  },
})
