import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { collectBytes, startEncryption } from './cipher/start-cipher.ts'
import { encodings, encryptFields, keyMaterialFields, resultField } from './fields/cipher-fields.ts'
import { readMessage, writeBytes } from './fields/encoding.ts'

/**
 * Encrypts text. With a passphrase the result is what `openssl enc` writes; with a key of its own it is the ciphertext
 * alone. The tag of AES-GCM and ChaCha20-Poly1305 follows the ciphertext.
 */
export const encrypt = defineOperation('encrypt', {
  input: {
    text: textOf('text/plain'),
    ...encryptFields,
    inputEncoding: z.enum(encodings).default('utf-8'),
    outputEncoding: z.enum(['base64', 'hex']).default('base64'),
  },
  output: { output: resultField, ...keyMaterialFields },
  async run({ text, inputEncoding, outputEncoding, ...settings }, call) {
    const message = new Blob([readMessage(text, inputEncoding)])
    const { material, pieces } = await startEncryption(message, settings, call)
    const bytes = await collectBytes(pieces)
    // Base64 is text as it comes, whatever encoding was asked for.
    const written = writeBytes(bytes, settings.algorithm === 'Base64' ? 'utf-8' : outputEncoding)
    return { output: written ?? '', ...material }
  },
})
