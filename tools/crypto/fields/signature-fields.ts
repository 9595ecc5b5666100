import { z } from 'zod'
import { secretField } from './cipher-fields.ts'

/** The inputs of signing and verifying besides the text. */
export const signatureFields = {
  key: secretField,
  algorithm: z.enum(['SM2']).default('SM2'),
  // Its length in bits is hashed as two bytes.
  userId: z.string().max(2000).default('1234567812345678'),
}
