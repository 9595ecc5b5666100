import { joinBytes } from '#lib/join-bytes.ts'
import { bytesOf, type CurvePoint, numberOf, order, Point, randomNumber } from './curve.ts'
import { elementsOf } from './der.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** SM3 (GB/T 32905) of several pieces, one after the other. */
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

/** Encrypts by GB/T 32918.4: the point C1, the hash C3, the ciphertext C2. A number drawn for it can be told, for tests. */
export async function encryptSm2(message: Bytes, publicKey: CurvePoint, drawn?: bigint): Promise<Bytes> {
  const sm3 = await openSm3()
  for (;;) {
    const number = drawn ?? randomNumber(order)
    const shared = publicKey.multiply(number)
    const mask = maskOf(shared, message.length, sm3)
    // A mask of nothing but zeros would hide nothing.
    if (message.length > 0 && mask.every((byte) => byte === 0) && drawn === undefined) continue
    const first = Uint8Array.from(Point.BASE.multiply(number).toBytes(false))
    return joinBytes(first, hashOf(shared, message, sm3), xor(message, mask))
  }
}

/**
 * Decrypts by GB/T 32918.4. Besides C1 C3 C2 it reads what others write: without the 04 that says that the point is whole,
 * in the order of 2010 (C1 C2 C3), and in DER as GB/T 35276 and OpenSSL have it. Undefined where the hash is not right.
 */
export async function decryptSm2(ciphertext: Bytes, privateKey: bigint): Promise<Bytes | undefined> {
  const sm3 = await openSm3()
  for (const { first, hash, body } of formsOf(ciphertext)) {
    const shared = pointOf(first)?.multiply(privateKey)
    if (!shared || body.length === 0) continue
    const message = xor(body, maskOf(shared, body.length, sm3))
    if (isEqual(hashOf(shared, message, sm3), hash)) return message
  }
  return undefined
}

interface Parts {
  /** With the 04 before it. */
  first: Uint8Array
  hash: Uint8Array
  body: Bytes
}

function formsOf(ciphertext: Bytes): Parts[] {
  const ofDer = ciphertext[0] === 0x30 ? partsOfDer(ciphertext) : undefined
  const bare = joinBytes(Uint8Array.of(4), ciphertext)
  return [
    ...(ofDer ? [ofDer] : []),
    ...[ciphertext, bare].flatMap((whole) => {
      if (whole[0] !== 4 || whole.length < 65 + 32) return []
      const first = whole.subarray(0, 65)
      return [
        { first, hash: whole.subarray(65, 97), body: whole.slice(97) },
        { first, hash: whole.subarray(-32), body: whole.slice(65, -32) },
      ]
    }),
  ]
}

function partsOfDer(ciphertext: Bytes): Parts | undefined {
  const [x, y, hash, body] = elementsOf(ciphertext) ?? []
  if (!x || !y || !hash || !body) return undefined
  const first = joinBytes(Uint8Array.of(4), bytesOf(numberOf(x.subarray(-33))), bytesOf(numberOf(y.subarray(-33))))
  return { first, hash, body: Uint8Array.from(body) }
}

function maskOf(shared: CurvePoint, length: number, sm3: Sm3): Bytes {
  const { x, y } = shared.toAffine()
  const [left, right] = [bytesOf(x), bytesOf(y)]
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
  return sm3(bytesOf(x), message, bytesOf(y))
}

const xor = (bytes: Bytes, mask: Bytes): Bytes => bytes.map((byte, at) => byte ^ (mask[at] ?? 0))

/** Compares in constant time. */
const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.reduce((sum, byte, at) => sum | (byte ^ (other[at] ?? 0)), 0) === 0

/** Signs by GB/T 32918.2: r and s, 32 bytes each. A number drawn for it can be told, for tests. */
export async function signSm2(message: Bytes, privateKey: bigint, userId: string, drawn?: bigint): Promise<Bytes> {
  const digest = await digestOf(message, Point.BASE.multiply(privateKey), userId)
  for (;;) {
    const number = drawn ?? randomNumber(order)
    const r = (digest + Point.BASE.multiply(number).toAffine().x) % order
    const s = modulo(inverseOf(1n + privateKey) * modulo(number - r * privateKey))
    // Both happen never, as far as anybody will see.
    if (r !== 0n && r + number !== order && s !== 0n) return joinBytes(bytesOf(r), bytesOf(s))
  }
}

/** Verifies by GB/T 32918.2 a signature of r and s. */
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

/** Reads a signature: r and s one after the other, or in DER. Undefined where it is neither. */
export function readSignature(bytes: Uint8Array): Signature | undefined {
  if (bytes.length === 64) return { r: numberOf(bytes.subarray(0, 32)), s: numberOf(bytes.subarray(32)) }
  const [r, s, ...others] = elementsOf(bytes) ?? []
  const isNumber = (part: Uint8Array | undefined) => part !== undefined && part.length > 0 && part.length <= 33
  return isNumber(r) && isNumber(s) && others.length === 0 && r && s ? { r: numberOf(r), s: numberOf(s) } : undefined
}

/** What is signed: the hash of the message after that of who signs it and of the curve. */
async function digestOf(message: Bytes, publicKey: CurvePoint, userId: string): Promise<bigint> {
  const sm3 = await openSm3()
  const id = new TextEncoder().encode(userId)
  const bits = Uint8Array.of((id.length * 8) >> 8, (id.length * 8) & 255)
  const { a, b, Gx, Gy } = Point.CURVE()
  const { x, y } = publicKey.toAffine()
  return numberOf(sm3(sm3(bits, id, ...[a, b, Gx, Gy, x, y].map(bytesOf)), message))
}

const modulo = (number: bigint): bigint => ((number % order) + order) % order

const inverseOf = (number: bigint): bigint => Point.Fn.inv(modulo(number))

/** Reads a point of the curve, whole or compressed; undefined where it is none. */
export function pointOf(bytes: Uint8Array): CurvePoint | undefined {
  try {
    const point = Point.fromBytes(bytes)
    point.assertValidity()
    return point
  } catch {
    return undefined
  }
}
