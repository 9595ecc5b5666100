/** Encodes Base64 with Node's own encoder, padded only in the standard alphabet (RFC 4648). */
export const platformEncode = ({ buffer, byteOffset, byteLength }: Uint8Array, isUrlSafe: boolean): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString(isUrlSafe ? 'base64url' : 'base64')

/** Decodes Base64 of either alphabet, even mixed, without white space and padding; undefined for anything else. */
export function platformDecode(digits: string): Uint8Array<ArrayBuffer> | undefined {
  // The decoder only reads the low byte of each unit, so non-ASCII characters would be accepted.
  if (Buffer.byteLength(digits) !== digits.length) return undefined
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  // The decoder skips invalid characters, which results in fewer bytes.
  const length = Buffer.from(bytes.buffer).write(digits, 'base64')
  return length === bytes.length ? bytes : undefined
}
