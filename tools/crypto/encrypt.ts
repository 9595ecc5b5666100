import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { algorithms } from './algorithm/algorithms.ts'
import { collectBytes, startEncryption } from './cipher/start-cipher.ts'
import { encodings, encryptFields, keyMaterialFields, resultField } from './fields/cipher-fields.ts'
import { readMessage, writeBytes } from './fields/encoding.ts'
import { loadSm2, sm2Material } from './sm2/load-sm2.ts'

/**
 * Encrypts text. With a passphrase the result has the format of `openssl enc`; with a raw key it is the ciphertext
 * alone. The tag of AES-GCM, SM4 in GCM and ChaCha20-Poly1305 follows the ciphertext. SM2 takes a public key.
 */
export const encrypt = defineOperation('encrypt', {
  input: {
    text: textOf('text/plain'),
    ...encryptFields,
    algorithm: z.enum([...algorithms, 'SM2']).default('AES'),
    inputEncoding: z.enum(encodings).default('utf-8'),
    outputEncoding: z.enum(['base64', 'hex']).default('base64'),
  },
  output: { output: resultField, ...keyMaterialFields },
  async run({ text, inputEncoding, outputEncoding, algorithm, ...others }, call) {
    if (algorithm === 'SM2') {
      const [{ encryptSm2 }, { readPublicKey, writePublicKey }] = await loadSm2()
      const publicKey = readPublicKey(others.key, others.keyEncoding === 'base64' ? 'base64' : 'hex')
      const sealed = await encryptSm2(readMessage(text, inputEncoding), publicKey)
      return { output: writeBytes(sealed, outputEncoding) ?? '', ...sm2Material(writePublicKey(publicKey)) }
    }
    const settings = { ...others, algorithm }
    const message = new Blob([readMessage(text, inputEncoding)])
    const { material, pieces } = await startEncryption(message, settings, call)
    const bytes = await collectBytes(pieces)
    // Base64 output is text already, whatever the requested encoding.
    const written = writeBytes(bytes, settings.algorithm === 'Base64' ? 'utf-8' : outputEncoding)
    return { output: written ?? '', ...material }
  },
})
