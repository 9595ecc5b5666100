/** Crockford's Base32, used in ULIDs, without I, L, O and U. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The digits of KSUIDs. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Parses a number written in the given digits; undefined where a character is not one of them. */
export function readDigits(text: string, digits: string): bigint | undefined {
  const base = BigInt(digits.length)
  let value = 0n
  for (const digit of text) {
    const worth = digits.indexOf(digit)
    if (worth < 0) return undefined
    value = value * base + BigInt(worth)
  }
  return value
}

/** Writes 128 bits as the 26 digits of a ULID. */
export function writeUlid(value: bigint): string {
  let text = ''
  for (const digit of value.toString(32).padStart(26, '0')) text += crockford[Number.parseInt(digit, 32)]
  return text
}

/** Writes a number as hexadecimal digits in lowercase, with zeros before them. */
export const writeHexDigits = (value: bigint, length: number): string => value.toString(16).padStart(length, '0')
