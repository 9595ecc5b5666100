import { decodeBase64 } from '#lib/base64/base64.ts'
import { crockford, readDigits } from '../text/digits.ts'
import { readUuid } from '../text/uuid-text.ts'

/**
 * Reads an ID of 128 bits in any form that `convert` writes: a UUID, a ULID, Base64 of either alphabet, a whole number.
 * 32 digits are a UUID without hyphens; fewer digits that do not begin with 0 are a number.
 */
export function readId(text: string): bigint | undefined {
  const uuid = readUuid(text)
  if (uuid !== undefined) return uuid
  if (/^(?:0|[1-9]\d{0,38})$/.test(text)) return within(BigInt(text))
  if (/^[0-7][\da-hjkmnp-tv-z]{25}$/i.test(text)) return readDigits(text.toUpperCase(), crockford)
  if (/^[\w+/-]{22}(?:==)?$/.test(text)) return ofBytes(decodeBase64(text))
  const list = /^\{\s{0,9}((?:0x[\da-f]{1,2}\s{0,9},?\s{0,9}){16})\}$/i.exec(text)?.[1]
  return list ? ofBytes(Uint8Array.from(list.match(/0x[\da-f]{1,2}/gi) ?? [], Number)) : undefined
}

const within = (value: bigint): bigint | undefined => (value >> 128n ? undefined : value)

/** Base64 of 22 digits is 16 bytes. */
function ofBytes(bytes: ReturnType<typeof decodeBase64>): bigint | undefined {
  if (!(bytes instanceof Uint8Array)) return undefined
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}
