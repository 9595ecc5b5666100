import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { ciphers, ivLengthOf } from './algorithm/algorithms.ts'
import { resultField } from './fields/cipher-fields.ts'
import { randomHex, randomKey } from './key/random-key.ts'
import { loadSm2 } from './sm2/load-sm2.ts'

/** Makes a key at random that fits an algorithm, and an IV to go with it; a passphrase needs none. Of SM2, a pair in hex. */
export const generateKey = defineOperation('generate-key', {
  input: {
    algorithm: z.enum([...ciphers, 'SM2', 'HMAC']),
    keySize: z.literal([256, 192, 128]).default(256),
    keyEncoding: z.enum(['hex', 'base64', 'utf-8', 'passphrase']).default('hex'),
  },
  output: {
    key: resultField,
    iv: z.string(),
    // Of SM2 alone, whose key is a pair.
    privateKey: z.string().optional(),
    publicKey: z.string().optional(),
  },
  async run({ algorithm, keySize, keyEncoding }) {
    if (algorithm === 'SM2') {
      const [, { generatePair }] = await loadSm2()
      const pair = generatePair()
      return { key: pair.privateKey, iv: '', ...pair }
    }
    const hasIv = algorithm !== 'HMAC' && keyEncoding !== 'passphrase'
    return {
      key: randomKey(algorithm, keySize, keyEncoding),
      iv: hasIv ? randomHex(ivLengthOf(algorithm, 'CBC')) : '',
    }
  },
})
