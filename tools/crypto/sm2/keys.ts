import { decodeBase64 } from '#lib/base64/base64.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { joinBytes } from '#lib/join-bytes.ts'
import { errors } from '../errors.ts'
import { readKey } from '../fields/encoding.ts'
import { bytesOf, type CurvePoint, numberOf, order, Point, randomNumber } from './curve.ts'
import { elementsOf } from './der.ts'
import { pointOf } from './sm2.ts'

/** How the digits of a key are written; PEM is known by itself. */
type KeyEncoding = 'hex' | 'base64'

/** Makes a pair of keys at random, in hexadecimal: 64 digits, and 130 that begin with 04. */
export function generatePair(): { privateKey: string; publicKey: string } {
  const number = randomNumber(order - 1n)
  return { privateKey: writeHex(bytesOf(number)), publicKey: writePublicKey(Point.BASE.multiply(number)) }
}

/** Writes a public key in hexadecimal, whole. */
export const writePublicKey = (point: CurvePoint): string => writeHex(point.toBytes(false))

/** Writes a private key in hexadecimal. */
export const writePrivateKey = (number: bigint): string => writeHex(bytesOf(number))

/**
 * Reads a public key: digits of a point, whole, without its 04, or compressed; or PEM.
 *
 * @throws ToolError emptyKey, invalidKey, keyLength, invalidPem, invalidPublicKey
 */
export function readPublicKey(text: string, encoding: KeyEncoding = 'hex'): CurvePoint {
  const ofPem = readPem(text, 'public key')
  const bytes = ofPem ?? readKey(text.trim(), encoding)
  if (![33, 64, 65].includes(bytes.length)) throw errors.keyLength({ algorithm, lengths: '65', length: bytes.length })
  const point = pointOf(bytes.length === 64 ? joinBytes(Uint8Array.of(4), bytes) : bytes)
  if (!point) throw errors.invalidPublicKey()
  return point
}

/**
 * Reads a private key: digits of a number, or PEM.
 *
 * @throws ToolError emptyKey, invalidKey, keyLength, invalidPem, invalidPrivateKey
 */
export function readPrivateKey(text: string, encoding: KeyEncoding = 'hex'): bigint {
  const ofPem = readPem(text, 'private key')
  const bytes = ofPem ?? readKey(text.trim(), encoding)
  if (!ofPem && bytes.length !== 32) throw errors.keyLength({ algorithm, lengths: '32', length: bytes.length })
  const number = numberOf(bytes.subarray(0, 64))
  if (number < 1n || number >= order - 1n) throw errors.invalidPrivateKey()
  return number
}

const algorithm = 'SM2'

/** The name of the curve (GB/T 33560): 1.2.156.10197.1.301. */
const curveName = '06082a811ccf5501822d'

/** What stands in PEM: SPKI (RFC 5480), PKCS #8 (RFC 5958) or SEC 1 (RFC 5915). Undefined where the text is no PEM. */
function readPem(text: string, kind: 'public key' | 'private key'): Uint8Array<ArrayBuffer> | undefined {
  if (!text.includes('-----BEGIN')) return undefined
  const wanted = kind === 'public key' ? /-----BEGIN (PUBLIC KEY)-----([^-]*)-----END/ : privateKeys
  const [, label = '', base64 = ''] = wanted.exec(text) ?? []
  const der = decodeBase64(base64)
  const isOfCurve = !('position' in der) && writeHex(der).includes(curveName)
  const key = isOfCurve ? keyIn(der, label) : undefined
  if (!key?.length) throw errors.invalidPem({ kind })
  return Uint8Array.from(key)
}

const privateKeys = /-----BEGIN ((?:EC |SM2 )?PRIVATE KEY)-----([^-]*)-----END/

function keyIn(der: Uint8Array, label: string): Uint8Array | undefined {
  const [first, second, third] = elementsOf(der) ?? []
  // The first byte says how many bits are left over at the end.
  if (label === 'PUBLIC KEY') return first && second?.subarray(1)
  return label === 'PRIVATE KEY' ? third && elementsOf(third)?.[1] : second
}
