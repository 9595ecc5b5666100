import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { ciphers, ivLengthOf } from './algorithm/algorithms.ts'
import { resultField } from './fields/cipher-fields.ts'
import { randomHex, randomKey } from './key/random-key.ts'
import { loadSm2 } from './sm2/load-sm2.ts'

/**
 * Generates a random key for an algorithm, with an IV unless it is a passphrase. For SM2, a key pair in hexadecimal.
 */
export const generateKey = defineOperation('generate-key', {
  input: {
    algorithm: z.enum([...ciphers, 'SM2', 'HMAC']),
    keySize: z.literal([256, 192, 128]).default(256),
    keyEncoding: z.enum(['hex', 'base64', 'utf-8', 'passphrase']).default('hex'),
  },
  output: {
    key: resultField,
    iv: z.string(),
    // For SM2 only, a key pair.
    privateKey: z.string().optional(),
    publicKey: z.string().optional(),
  },
  async run({ algorithm, keySize, keyEncoding }) {
    if (algorithm === 'SM2') {
      const [, { generateKeyPair }] = await loadSm2()
      const pair = generateKeyPair()
      return { key: pair.privateKey, iv: '', ...pair }
    }
    const hasIv = algorithm !== 'HMAC' && keyEncoding !== 'passphrase'
    return {
      key: randomKey(algorithm, keySize, keyEncoding),
      iv: hasIv ? randomHex(ivLengthOf(algorithm, 'CBC')) : '',
    }
  },
})
