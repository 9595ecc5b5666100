import { type Fraction, fraction } from '#lib/numbers/fraction.ts'
import type { Coordinates } from './coordinates.ts'

const digits = '0123456789bcdefghjkmnpqrstuvwxyz'

/**
 * Encodes coordinates as a geohash of `length` characters (Niemeyer, 2008), which interleaves the bits of longitude and
 * latitude.
 */
export function encodeGeohash({ latitude, longitude }: Coordinates, length: number): string {
  const bits = 5 * length
  const [east, north] = [indexOf(longitude, 180n, Math.ceil(bits / 2)), indexOf(latitude, 90n, Math.floor(bits / 2))]
  let hash = ''
  let digit = 0
  for (let at = 0; at < bits; at++) {
    const [index, left] =
      at % 2 === 0 ? [east, Math.ceil(bits / 2) - at / 2 - 1] : [north, Math.floor(bits / 2) - (at + 1) / 2]
    digit = digit * 2 + Number((index >> BigInt(left)) & 1n)
    if (at % 5 === 4) {
      hash += digits[digit]
      digit = 0
    }
  }
  return hash
}

/** Returns the index of the cell that contains an angle, of 2^bits cells from −max to max. */
function indexOf({ numerator, denominator }: Fraction, max: bigint, bits: number): bigint {
  const cells = 1n << BigInt(bits)
  const index = ((numerator + max * denominator) * cells) / (2n * max * denominator)
  return index < cells ? index : cells - 1n
}

/** Decodes a geohash to the center of its cell. */
export function decodeGeohash(hash: string): Coordinates {
  const cells = [
    [0n, 0n],
    [0n, 0n],
  ] satisfies [bigint, bigint][]
  let at = 0
  for (const letter of hash) {
    for (let bit = 4; bit >= 0; bit--, at++) {
      const cell = cells[at % 2] ?? [0n, 0n]
      cell[0] = cell[0] * 2n + BigInt((digits.indexOf(letter) >> bit) & 1)
      cell[1] += 1n
    }
  }
  const middle = ([index, bits]: [bigint, bigint], max: bigint) =>
    fraction((2n * index + 1n) * max - (max << bits), 1n << bits)
  const [east = [0n, 0n], north = [0n, 0n]] = cells
  return { longitude: middle(east, 180n), latitude: middle(north, 90n) }
}
