import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { algorithms } from './algorithm/algorithms.ts'
import { collectBytes, startDecryption } from './cipher/start-cipher.ts'
import { errors } from './errors.ts'
import { decryptFields, encodings, keyMaterialFields, resultField } from './fields/cipher-fields.ts'
import { readMessage, writeBytes } from './fields/encoding.ts'
import { loadSm2, sm2Material } from './sm2/load-sm2.ts'

/** Decrypts text written by `encrypt`, OpenSSL or CryptoJS. SM2 takes a private key. */
export const decrypt = defineOperation('decrypt', {
  input: {
    text: textOf('text/plain'),
    ...decryptFields,
    algorithm: z.enum([...algorithms, 'SM2', 'HMAC']).default('AES'),
    inputEncoding: z.enum(encodings).default('base64'),
    outputEncoding: z.enum(encodings).default('utf-8'),
  },
  output: { output: resultField, ...keyMaterialFields },
  async run({ text, inputEncoding, outputEncoding, algorithm, ...others }, call) {
    if (algorithm === 'HMAC') throw errors.oneWay()
    if (algorithm === 'SM2') {
      const [{ decryptSm2 }, { readPrivateKey, writePrivateKey }] = await loadSm2()
      const privateKey = readPrivateKey(others.key, others.keyEncoding === 'base64' ? 'base64' : 'hex')
      const message = await decryptSm2(readMessage(text, inputEncoding), privateKey)
      const written = message && writeBytes(message, outputEncoding)
      if (written === undefined) throw errors.decryptionFailed()
      return { output: written, ...sm2Material(writePrivateKey(privateKey)) }
    }
    const settings = { ...others, algorithm }
    // Base64 input is read as text, since decoding it is the operation itself.
    const message = new Blob([readMessage(text, settings.algorithm === 'Base64' ? 'utf-8' : inputEncoding)])
    const { material, pieces } = await startDecryption(message, settings, call)
    const written = writeBytes(await collectBytes(pieces), outputEncoding)
    if (written === undefined) throw errors.decryptionFailed()
    return { output: written, ...material }
  },
})
