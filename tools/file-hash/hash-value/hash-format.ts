import { z } from 'zod'
import { encodeBase64 } from '#lib/base64/base64.ts'

/** How hashes are written. */
export const hashFormatFields = {
  encoding: z.enum(['hex', 'base64']).default('hex'),
  upperCase: z.boolean().default(false),
}

export type HashFormat = z.output<z.ZodObject<typeof hashFormatFields>>

/** Writes a hash, given in lower-case hexadecimal. Base64 has no case to choose. */
export function formatHash(hash: string, { encoding, upperCase }: HashFormat): string {
  if (encoding === 'hex') return upperCase ? hash.toUpperCase() : hash
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 })
}
