import { writeHex } from '../ciphers/hex.ts'
import { writeRadix } from '../numbers/radix.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes as Bitcoin's Base58: as one number, with a 1 for each leading zero byte. */
export function encodeBase58(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte !== 0)
  const zeros = first < 0 ? bytes.length : first
  const number = first < 0 ? '' : writeRadix(BigInt(`0x${writeHex(bytes)}`), alphabet)
  return '1'.repeat(zeros) + number
}
