import { isRounded } from '../json/decimal.ts'
import type { NumberSize } from './shape.ts'

/** What the numbers at a place have been, by their source texts: a set of what was seen, as bits. */
export class NumberFacts {
  private seen = 0

  /** Adds the number that stands at some bytes. */
  add(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0
      if (byte === point || byte === exponent || byte === upperExponent) {
        // Doubles hold 15 digits whatever they are (IEEE 754), unless an exponent moves them.
        const isHeld = byte === point && end - start <= 16 && !hasExponent(bytes, at, end)
        this.seen |= isHeld || !isRounded(textOf(bytes, start, end)) ? double : decimal
        return
      }
    }
    if (bytes[start] === minus) {
      // As an integer, -0 would lose its sign.
      this.seen |= bytes[start + 1] === zero ? double : negative
    }
    this.seen |= end - start <= 9 ? int32 : sizeOfInteger(textOf(bytes, start, end))
  }

  merge(other: NumberFacts): void {
    this.seen |= other.seen
  }

  get size(): NumberSize {
    const has = (bits: number) => (this.seen & bits) !== 0
    if (has(decimal) || (has(double) && has(unheld))) return 'decimal'
    if (has(double)) return 'double'
    if (has(longer) || (has(uint64) && has(negative))) return 'integer'
    if (has(uint64)) return 'uint64'
    if (has(int64)) return 'int64'
    return has(int53) ? 'int53' : 'int32'
  }
}

const [int32, int53, int64, uint64, longer, negative, double, decimal, unheld] = [1, 2, 4, 8, 16, 32, 64, 128, 256]

function sizeOfInteger(lexeme: string): number {
  const value = Number(lexeme)
  if (Number.isSafeInteger(value)) return value >= -(2 ** 31) && value < 2 ** 31 ? int32 : int53
  const bits = isRounded(lexeme) ? unheld : 0
  if (lexeme.length > 20) return bits | longer
  const exact = BigInt(lexeme)
  if (exact >= -(2n ** 63n) && exact < 2n ** 63n) return bits | int64
  return bits | (exact > 0n && exact < 2n ** 64n ? uint64 : longer)
}

function hasExponent(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] === exponent || bytes[at] === upperExponent) return true
  return false
}

const textOf = (bytes: Uint8Array, start: number, end: number): string =>
  new TextDecoder().decode(bytes.subarray(start, end))

const [minus, point, zero, exponent, upperExponent] = [0x2d, 0x2e, 0x30, 0x65, 0x45]
