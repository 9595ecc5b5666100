import { writeHex } from '#lib/ciphers/hex.ts'
import { type RandomBytes, seededRandom } from '#lib/random/random-bytes.ts'

interface Seeded {
  seed: string
  random: RandomBytes
}

/** Draws from a seed; where none is given one is made, so that who is told it can draw the same again. */
export async function fromSeed(given: string): Promise<Seeded> {
  const seed = given || writeHex(crypto.getRandomValues(new Uint8Array(16)))
  return { seed, random: await seededRandom(seed) }
}
