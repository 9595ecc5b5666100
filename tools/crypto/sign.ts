import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { encodings } from './fields/cipher-fields.ts'
import { readMessage } from './fields/encoding.ts'
import { signatureFields } from './fields/signature-fields.ts'
import { loadSm2 } from './sm2/load-sm2.ts'

/** Signs text with a private key by SM2 (GB/T 32918.2): r and s, as 128 hexadecimal digits. */
export const sign = defineOperation('sign', {
  input: {
    text: textOf('text/plain'),
    ...signatureFields,
    inputEncoding: z.enum(encodings).default('utf-8'),
  },
  output: { signature: textOf('text/plain') },
  async run({ text, key, userId, inputEncoding }) {
    const [{ signSm2 }, { readPrivateKey }] = await loadSm2()
    const privateKey = readPrivateKey(key)
    return { signature: writeHex(await signSm2(readMessage(text, inputEncoding), privateKey, userId)) }
  },
})
