import { encodeBase64 } from '#lib/base64/base64.ts'

/** The output format of hashes. */
export interface HashFormat {
  encoding: 'hex' | 'base64'
  upperCase: boolean
}

/** Formats a hash given in lower-case hexadecimal. Upper case doesn't apply to Base64. */
export function formatHash(hash: string, { encoding, upperCase }: HashFormat): string {
  if (encoding === 'hex') return upperCase ? hash.toUpperCase() : hash
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 })
}
