import { decodeBase64 } from '#lib/base64/base64.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { joinBytes } from '#lib/join-bytes.ts'
import { errors } from '../errors.ts'
import { readKey } from '../fields/encoding.ts'
import { bytesToNumber, type CurvePoint, numberToBytes, order, Point, randomScalar } from './curve.ts'
import { readSequence } from './der.ts'
import { pointOf } from './sm2.ts'

/** The encoding of a raw key; PEM is detected. */
type KeyEncoding = 'hex' | 'base64'

/** Generates a random key pair, in hexadecimal: 64 digits, and 130 that begin with 04. */
export function generateKeyPair(): { privateKey: string; publicKey: string } {
  const number = randomScalar(order - 1n)
  return { privateKey: writeHex(numberToBytes(number)), publicKey: writePublicKey(Point.BASE.multiply(number)) }
}

/** Encodes a public key in hexadecimal, uncompressed. */
export const writePublicKey = (point: CurvePoint): string => writeHex(point.toBytes(false))

/** Encodes a private key in hexadecimal. */
export const writePrivateKey = (number: bigint): string => writeHex(numberToBytes(number))

/**
 * Parses a public key: a point, uncompressed (with or without the prefix 04) or compressed; or PEM.
 *
 * @throws ToolError emptyKey, invalidKey, keyLength, invalidPem, invalidPublicKey
 */
export function readPublicKey(text: string, encoding: KeyEncoding = 'hex'): CurvePoint {
  const pemKey = readPem(text, 'public key')
  const bytes = pemKey ?? readKey(text.trim(), encoding)
  if (![33, 64, 65].includes(bytes.length)) throw errors.keyLength({ algorithm, lengths: '65', length: bytes.length })
  const point = pointOf(bytes.length === 64 ? joinBytes(Uint8Array.of(4), bytes) : bytes)
  if (!point) throw errors.invalidPublicKey()
  return point
}

/**
 * Parses a private key: a number of 32 bytes, or PEM.
 *
 * @throws ToolError emptyKey, invalidKey, keyLength, invalidPem, invalidPrivateKey
 */
export function readPrivateKey(text: string, encoding: KeyEncoding = 'hex'): bigint {
  const pemKey = readPem(text, 'private key')
  const bytes = pemKey ?? readKey(text.trim(), encoding)
  if (!pemKey && bytes.length !== 32) throw errors.keyLength({ algorithm, lengths: '32', length: bytes.length })
  const number = bytesToNumber(bytes.subarray(0, 64))
  if (number < 1n || number >= order - 1n) throw errors.invalidPrivateKey()
  return number
}

const algorithm = 'SM2'

/** The DER of the curve's object identifier (GB/T 33560): 1.2.156.10197.1.301. */
const curveOid = '06082a811ccf5501822d'

/** Parses a key in PEM: SPKI (RFC 5480), PKCS #8 (RFC 5958) or SEC 1 (RFC 5915). Undefined if the text isn't PEM. */
function readPem(text: string, kind: 'public key' | 'private key'): Uint8Array<ArrayBuffer> | undefined {
  if (!text.includes('-----BEGIN')) return undefined
  const wanted = kind === 'public key' ? /-----BEGIN (PUBLIC KEY)-----([^-]*)-----END/ : privateKeys
  const [, label = '', base64 = ''] = wanted.exec(text) ?? []
  const der = decodeBase64(base64)
  const hasCurve = !('position' in der) && writeHex(der).includes(curveOid)
  const key = hasCurve ? keyIn(der, label) : undefined
  if (!key?.length) throw errors.invalidPem({ kind })
  return Uint8Array.from(key)
}

const privateKeys = /-----BEGIN ((?:EC |SM2 )?PRIVATE KEY)-----([^-]*)-----END/

function keyIn(der: Uint8Array, label: string): Uint8Array | undefined {
  const [first, second, third] = readSequence(der) ?? []
  // The first byte of a bit string is the number of unused bits.
  if (label === 'PUBLIC KEY') return first && second?.subarray(1)
  return label === 'PRIVATE KEY' ? third && readSequence(third)?.[1] : second
}
