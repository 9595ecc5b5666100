import { writeHexDigits } from './digits.ts'

/**
 * Parses a UUID in any common form: with or without hyphens, in braces, after `urn:uuid:`, in either case. Undefined
 * for anything else.
 */
export function readUuid(text: string): bigint | undefined {
  const bare = /^\{([\da-f-]{32,36})\}$|^(?:urn:uuid:)?([\da-f-]{32,36})$/i.exec(text)
  const digits = bare?.[1] ?? bare?.[2] ?? ''
  return /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(digits)
    ? BigInt(`0x${digits.replaceAll('-', '')}`)
    : undefined
}

/** Writes 128 bits as RFC 9562 does: 8-4-4-4-12 hexadecimal digits in lowercase. */
export function writeUuid(value: bigint): string {
  const hex = writeHexDigits(value, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The bytes of a number, the most significant first. */
export const bytesOf = (value: bigint, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 0xffn))
