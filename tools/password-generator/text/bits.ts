import { z } from 'zod'

/** How hard something is to guess, in bits, as a bar: beyond 128 nobody ever guesses it. */
export const entropy = () => z.number().meta({ format: 'meter', 'x-full': 128 })

/** How many bits a choice among so many possibilities has, to two decimals. */
export const bitsOf = (possibilities: bigint): number => roundBits(log2(possibilities))

export const roundBits = (bits: number): number => Math.round(bits * 100) / 100

/** The first 52 bits say it, and how many there are after them. */
function log2(value: bigint): number {
  const hex = value.toString(16)
  return Math.log2(Number.parseInt(hex.slice(0, 13), 16)) + 4 * Math.max(0, hex.length - 13)
}
