import { writeHex } from '#lib/ciphers/hex.ts'
import { type RandomBytes, seededRandom } from '#lib/random/random-bytes.ts'

interface Seeded {
  seed: string
  random: RandomBytes
}

/** Returns a generator for a seed, which is generated where none is given, so that the draw can be repeated. */
export async function fromSeed(given: string): Promise<Seeded> {
  const seed = given || writeHex(crypto.getRandomValues(new Uint8Array(16)))
  return { seed, random: await seededRandom(seed) }
}
