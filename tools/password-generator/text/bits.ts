import { z } from 'zod'

/** The entropy in bits, shown as a meter of up to 128, beyond which guessing is infeasible. */
export const entropy = () => z.number().meta({ format: 'meter', 'x-full': 128 })

/** Returns the entropy of a uniform choice in bits, to two decimals. */
export const bitsOf = (possibilities: bigint): number => roundBits(log2(possibilities))

export const roundBits = (bits: number): number => Math.round(bits * 100) / 100

/** Uses the first 52 bits and the number of bits after them. */
function log2(value: bigint): number {
  const hex = value.toString(16)
  return Math.log2(Number.parseInt(hex.slice(0, 13), 16)) + 4 * Math.max(0, hex.length - 13)
}
