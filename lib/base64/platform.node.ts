/** Writes Base64 by Node's own encoder, padded in the standard alphabet and not in the other (RFC 4648). */
export const platformEncode = ({ buffer, byteOffset, byteLength }: Uint8Array, isUrlSafe: boolean): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString(isUrlSafe ? 'base64url' : 'base64')

/** Reads Base64 of either alphabet, even mixed, without white space and padding; undefined where it is anything else. */
export function platformDecode(digits: string): Uint8Array<ArrayBuffer> | undefined {
  // It takes the low byte of every unit for the character, so others than ASCII would pass.
  if (Buffer.byteLength(digits) !== digits.length) return undefined
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  // It leaves out what is no digit, and then there are fewer bytes.
  const length = Buffer.from(bytes.buffer).write(digits, 'base64')
  return length === bytes.length ? bytes : undefined
}
