import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { beginEncrypting, collect } from './begin.ts'
import { readInput, writeBytes } from './encoding.ts'
import { encodings, encryptFields, materialFields, output } from './fields.ts'

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
  output: { output, ...materialFields },
  async run({ text, inputEncoding, outputEncoding, ...settings }, call) {
    const message = new Blob([readInput(text, inputEncoding)])
    const { material, pieces } = await beginEncrypting(message, settings, call)
    const bytes = await collect(pieces)
    // Base64 is text as it comes, whatever encoding was asked for.
    const written = writeBytes(bytes, settings.algorithm === 'Base64' ? 'utf-8' : outputEncoding)
    return { output: written ?? '', ...material }
  },
})
