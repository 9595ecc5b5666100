import { z } from 'zod'
import { secretField } from './cipher-fields.ts'

/** What signing and verifying ask for besides the text. */
export const signatureFields = {
  key: secretField,
  algorithm: z.enum(['SM2']).default('SM2'),
  // Its length in bits is written in two bytes.
  userId: z.string().max(2000).default('1234567812345678'),
}
