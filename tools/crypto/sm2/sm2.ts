import { joinBytes } from '#lib/join-bytes.ts'
import { bytesToNumber, type CurvePoint, numberToBytes, order, Point, randomScalar } from './curve.ts'
import { readSequence } from './der.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Returns the SM3 hash (GB/T 32905) of concatenated pieces. */
type Sm3 = (...pieces: Uint8Array[]) => Bytes

async function openSm3(): Promise<Sm3> {
  const { createSM3 } = await import('hash-wasm')
  const hasher = await createSM3()
  return (...pieces) => {
    hasher.init()
    for (const piece of pieces) hasher.update(piece)
    return Uint8Array.from(hasher.digest('binary'))
  }
}

/** Encrypts (GB/T 32918.4) to the point C1, the hash C3, and the ciphertext C2. Tests can give the nonce. */
export async function encryptSm2(message: Bytes, publicKey: CurvePoint, fixedNonce?: bigint): Promise<Bytes> {
  const sm3 = await openSm3()
  for (;;) {
    const nonce = fixedNonce ?? randomScalar(order)
    const shared = publicKey.multiply(nonce)
    const mask = deriveMask(shared, message.length, sm3)
    // A mask of zeros only would leave the message in plain text.
    if (message.length > 0 && mask.every((byte) => byte === 0) && fixedNonce === undefined) continue
    const first = Uint8Array.from(Point.BASE.multiply(nonce).toBytes(false))
    return joinBytes(first, hashOf(shared, message, sm3), xor(message, mask))
  }
}

/**
 * Decrypts (GB/T 32918.4). Besides C1 C3 C2 it accepts other formats: without the prefix 04 of an uncompressed point,
 * in the order of 2010 (C1 C2 C3), and in the DER of GB/T 35276 and OpenSSL. Undefined if the hash doesn't match.
 */
export async function decryptSm2(ciphertext: Bytes, privateKey: bigint): Promise<Bytes | undefined> {
  const sm3 = await openSm3()
  for (const { first, hash, body } of layoutsOf(ciphertext)) {
    const shared = pointOf(first)?.multiply(privateKey)
    if (!shared || body.length === 0) continue
    const message = xor(body, deriveMask(shared, body.length, sm3))
    if (isEqual(hashOf(shared, message, sm3), hash)) return message
  }
  return undefined
}

interface CiphertextParts {
  /** With the prefix 04. */
  first: Uint8Array
  hash: Uint8Array
  body: Bytes
}

function layoutsOf(ciphertext: Bytes): CiphertextParts[] {
  const derLayout = ciphertext[0] === 0x30 ? parseDer(ciphertext) : undefined
  const prefixed = joinBytes(Uint8Array.of(4), ciphertext)
  return [
    ...(derLayout ? [derLayout] : []),
    ...[ciphertext, prefixed].flatMap((whole) => {
      if (whole[0] !== 4 || whole.length < 65 + 32) return []
      const first = whole.subarray(0, 65)
      return [
        { first, hash: whole.subarray(65, 97), body: whole.slice(97) },
        { first, hash: whole.subarray(-32), body: whole.slice(65, -32) },
      ]
    }),
  ]
}

function parseDer(ciphertext: Bytes): CiphertextParts | undefined {
  const [x, y, hash, body] = readSequence(ciphertext) ?? []
  if (!x || !y || !hash || !body) return undefined
  const first = joinBytes(
    Uint8Array.of(4),
    numberToBytes(bytesToNumber(x.subarray(-33))),
    numberToBytes(bytesToNumber(y.subarray(-33))),
  )
  return { first, hash, body: Uint8Array.from(body) }
}

function deriveMask(shared: CurvePoint, length: number, sm3: Sm3): Bytes {
  const { x, y } = shared.toAffine()
  const [left, right] = [numberToBytes(x), numberToBytes(y)]
  const mask = new Uint8Array(length)
  const counter = new DataView(new ArrayBuffer(4))
  for (let at = 0; at < length; at += 32) {
    counter.setUint32(0, at / 32 + 1)
    mask.set(sm3(left, right, new Uint8Array(counter.buffer)).subarray(0, length - at), at)
  }
  return mask
}

function hashOf(shared: CurvePoint, message: Bytes, sm3: Sm3): Bytes {
  const { x, y } = shared.toAffine()
  return sm3(numberToBytes(x), message, numberToBytes(y))
}

const xor = (bytes: Bytes, mask: Bytes): Bytes => bytes.map((byte, at) => byte ^ (mask[at] ?? 0))

/** Compares in constant time. */
const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.reduce((sum, byte, at) => sum | (byte ^ (other[at] ?? 0)), 0) === 0

/** Signs (GB/T 32918.2): r and s, 32 bytes each. Tests can give the nonce. */
export async function signSm2(message: Bytes, privateKey: bigint, userId: string, fixedNonce?: bigint): Promise<Bytes> {
  const digest = await digestOf(message, Point.BASE.multiply(privateKey), userId)
  for (;;) {
    const nonce = fixedNonce ?? randomScalar(order)
    const r = (digest + Point.BASE.multiply(nonce).toAffine().x) % order
    const s = modulo(invert(1n + privateKey) * modulo(nonce - r * privateKey))
    // The standard requires another nonce otherwise, although the probability is negligible.
    if (r !== 0n && r + nonce !== order && s !== 0n) return joinBytes(numberToBytes(r), numberToBytes(s))
  }
}

/** Verifies a signature (GB/T 32918.2). */
export async function verifySm2(
  message: Bytes,
  { r, s }: Signature,
  publicKey: CurvePoint,
  userId: string,
): Promise<boolean> {
  const t = (r + s) % order
  if (r <= 0n || r >= order || s <= 0n || s >= order || t === 0n) return false
  const point = Point.BASE.multiply(s).add(publicKey.multiply(t))
  if (point.is0()) return false
  return ((await digestOf(message, publicKey, userId)) + point.toAffine().x) % order === r
}

interface Signature {
  r: bigint
  s: bigint
}

/** Parses a signature: r and s concatenated, or in DER. Undefined if it is neither. */
export function readSignature(bytes: Uint8Array): Signature | undefined {
  if (bytes.length === 64) return { r: bytesToNumber(bytes.subarray(0, 32)), s: bytesToNumber(bytes.subarray(32)) }
  const [r, s, ...others] = readSequence(bytes) ?? []
  const isNumber = (part: Uint8Array | undefined) => part !== undefined && part.length > 0 && part.length <= 33
  return isNumber(r) && isNumber(s) && others.length === 0 && r && s
    ? { r: bytesToNumber(r), s: bytesToNumber(s) }
    : undefined
}

/**
 * Returns the digest to sign: the hash of the message, prefixed by the hash of the signer's ID, the curve and the key.
 */
async function digestOf(message: Bytes, publicKey: CurvePoint, userId: string): Promise<bigint> {
  const sm3 = await openSm3()
  const id = new TextEncoder().encode(userId)
  const bits = Uint8Array.of((id.length * 8) >> 8, (id.length * 8) & 255)
  const { a, b, Gx, Gy } = Point.CURVE()
  const { x, y } = publicKey.toAffine()
  return bytesToNumber(sm3(sm3(bits, id, ...[a, b, Gx, Gy, x, y].map(numberToBytes)), message))
}

const modulo = (number: bigint): bigint => ((number % order) + order) % order

const invert = (number: bigint): bigint => Point.Fn.inv(modulo(number))

/** Parses a point, uncompressed or compressed; undefined if it isn't on the curve. */
export function pointOf(bytes: Uint8Array): CurvePoint | undefined {
  try {
    const point = Point.fromBytes(bytes)
    point.assertValidity()
    return point
  } catch {
    return undefined
  }
}
