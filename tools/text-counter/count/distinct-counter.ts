/**
 * Estimates the number of different strings in 16 MiB of memory: each sets one bit of a table, and the share of unset
 * bits gives the number within 1 in 1,000 (linear counting: Whang, Vander-Zanden and Taylor 1990, ACM Transactions on
 * Database Systems 15(2):208).
 */
export function distinctCounter() {
  const table = new Uint32Array(bits / 32)
  return {
    add(text: string): void {
      const bit = hashOf(text) >>> (32 - bitsExponent)
      table[bit >>> 5] = (table[bit >>> 5] ?? 0) | (1 << (bit & 31))
    },
    estimate(): number {
      let empty = bits
      for (const word of table) empty -= onesIn(word)
      return Math.round(-bits * Math.log(Math.max(empty, 1) / bits))
    },
  }
}

const bitsExponent = 27
const bits = 2 ** bitsExponent

/** FNV-1a over UTF-16 units, with its bits mixed at the end (MurmurHash3's finish). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function onesIn(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
