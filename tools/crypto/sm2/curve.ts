import { weierstrass } from '@noble/curves/abstract/weierstrass.js'

/** The curve of GB/T 32918.5-2017, sm2p256v1; a = p - 3. */
const p = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn

export const Point = weierstrass({
  p,
  n: 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n,
  h: 1n,
  a: p - 3n,
  b: 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n,
  Gx: 0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  Gy: 0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
})

export type CurvePoint = InstanceType<typeof Point>

/** The group order n: private keys are 1 to n - 2, nonces 1 to n - 1. */
export const order = Point.CURVE().n

/** Converts big-endian bytes to a number. */
export const bytesToNumber = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** Converts a number to 32 big-endian bytes. */
export function numberToBytes(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(32)
  for (let at = 31, rest = number; at >= 0; at--, rest >>= 8n) bytes[at] = Number(rest & 255n)
  return bytes
}

/** Generates a uniformly random number from 1 to limit - 1. */
export function randomScalar(limit: bigint): bigint {
  for (;;) {
    const number = bytesToNumber(crypto.getRandomValues(new Uint8Array(32)))
    if (number > 0n && number < limit) return number
  }
}
