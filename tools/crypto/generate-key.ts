import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { ciphers, ivLengthOf } from './algorithm/algorithms.ts'
import { resultField } from './fields/cipher-fields.ts'
import { randomHex, randomKey } from './key/random-key.ts'

/** Makes a key at random that fits an algorithm, and an IV to go with it; a passphrase needs none. */
export const generateKey = defineOperation('generate-key', {
  input: {
    algorithm: z.enum([...ciphers, 'HMAC']),
    keySize: z.literal([256, 192, 128]).default(256),
    keyEncoding: z.enum(['hex', 'base64', 'utf-8', 'passphrase']).default('hex'),
  },
  output: { key: resultField, iv: z.string() },
  run({ algorithm, keySize, keyEncoding }) {
    const hasIv = algorithm !== 'HMAC' && keyEncoding !== 'passphrase'
    return {
      key: randomKey(algorithm, keySize, keyEncoding),
      iv: hasIv ? randomHex(ivLengthOf(algorithm, 'CBC')) : '',
    }
  },
})
