import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { decodeBase64 } from '#lib/base64/base64.ts'
import { readHex } from '#lib/ciphers/hex.ts'
import { errors } from './errors.ts'
import { encodings } from './fields/cipher-fields.ts'
import { readMessage } from './fields/encoding.ts'
import { signatureFields } from './fields/signature-fields.ts'
import { loadSm2 } from './sm2/load-sm2.ts'

/** Verifies an SM2 signature (GB/T 32918.2) with a public key. */
export const verify = defineOperation('verify', {
  input: {
    text: textOf('text/plain'),
    signature: z.string().max(2000),
    ...signatureFields,
    inputEncoding: z.enum(encodings).default('utf-8'),
  },
  output: { valid: z.boolean() },
  async run({ text, signature, key, userId, inputEncoding }) {
    const [{ readSignature, verifySm2 }, { readPublicKey }] = await loadSm2()
    const publicKey = readPublicKey(key)
    const bytes = bytesOf(signature)
    const parts = bytes && readSignature(bytes)
    if (!parts) throw errors.invalidSignature()
    return { valid: await verifySm2(readMessage(text, inputEncoding), parts, publicKey, userId) }
  },
})

function bytesOf(signature: string): Uint8Array | undefined {
  const ofHex = readHex(signature)
  const bytes = 'position' in ofHex ? decodeBase64(signature) : ofHex
  return 'position' in bytes ? undefined : bytes
}
