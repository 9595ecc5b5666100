/** Methods of ECMAScript 2026, which older browsers lack. */
interface Base64Bytes {
  toBase64?(options: { alphabet: 'base64' | 'base64url'; omitPadding: boolean }): string
}
interface Base64Reader {
  fromBase64?(digits: string, options: { alphabet: 'base64' | 'base64url' }): Uint8Array<ArrayBuffer>
}

/** Encodes Base64 with the browser's own encoder, padded only in the standard alphabet (RFC 4648). */
export const platformEncode = (bytes: Uint8Array & Base64Bytes, isUrlSafe: boolean): string | undefined =>
  bytes.toBase64?.({ alphabet: isUrlSafe ? 'base64url' : 'base64', omitPadding: isUrlSafe })

/** Decodes Base64 of one alphabet, without white space and padding; undefined for anything else. */
export function platformDecode(digits: string): Uint8Array<ArrayBuffer> | undefined {
  const reader: Base64Reader = Uint8Array as Base64Reader
  try {
    return reader.fromBase64?.(digits, { alphabet: /[-_]/.test(digits) ? 'base64url' : 'base64' })
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
