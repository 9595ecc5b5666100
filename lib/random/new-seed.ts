import { writeHex } from '../ciphers/hex.ts'

/** Draws a seed of 16 digits, short enough to be shared. */
export const newSeed = (): string => writeHex(crypto.getRandomValues(new Uint8Array(8)))
