import { crc32 } from 'node:zlib'

/**
 * The check sum (CRC-32, as in RFC 1952) of bytes of which a few change from time to time, in the same places. A CRC is
 * linear over GF(2): the sum of the whole is that of the whole with empty places, and for each byte that is filled in a
 * number of its own, combined by exclusive or. The numbers are worked out once.
 */
export class IncrementalCrc {
  #empty: number
  /** What the byte of a value adds at a position of the filler: 256 numbers a position. */
  #changes: Uint32Array

  /** @param bytes with zeros in the gaps, all of which are filled with the same `length` bytes */
  constructor(bytes: Uint8Array, gaps: number[], length: number) {
    this.#empty = crc32(bytes)
    this.#changes = new Uint32Array(length * 256)
    const changed = Uint8Array.from(bytes)
    const set = (position: number, value: number) => {
      for (const gap of gaps) changed[gap + position] = value
    }
    for (let position = 0; position < length; position++) {
      for (let bit = 1; bit < 256; bit *= 2) {
        set(position, bit)
        const added = (crc32(changed) ^ this.#empty) >>> 0
        // Every value is a sum of bits: those below this one are known.
        for (let lower = 0; lower < bit; lower++) {
          const known = this.#changes[position * 256 + lower] ?? 0
          this.#changes[position * 256 + bit + lower] = known ^ added
        }
      }
      set(position, 0)
    }
  }

  /** Gives the sum of the whole with this filler, ASCII, in every gap. */
  with(filler: string): number {
    let sum = this.#empty
    for (let position = 0; position < filler.length; position++) {
      sum ^= this.#changes[position * 256 + filler.charCodeAt(position)] ?? 0
    }
    return sum >>> 0
  }
}
