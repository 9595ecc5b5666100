import { losesPrecision } from '../json/decimal.ts'
import { readKey } from './read-key.ts'
import type { NumberSize } from './shape.ts'

/** The kinds of numbers that were seen at a place, as bits; told by their source texts. */
export class NumberStats {
  private seen = 0

  /**
   * Adds the number between two byte offsets.
   *
   * @returns whether a double cannot hold it
   */
  add(bytes: Uint8Array, start: number, end: number): boolean {
    const facts = factsOf(bytes, start, end)
    this.seen |= facts
    return (facts & (decimal | unheld | infinite)) !== 0
  }

  merge(other: NumberStats): void {
    this.seen |= other.seen
  }

  get isBeyondDoubles(): boolean {
    return (this.seen & infinite) !== 0
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

const [int32, int53, int64, uint64, longer, negative] = [1, 2, 4, 8, 16, 32]
const [double, decimal, unheld, infinite] = [64, 128, 256, 512]

function factsOf(bytes: Uint8Array, start: number, end: number): number {
  const isNegative = bytes[start] === minus
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= zero && byte <= nine) continue
    // A double holds any 15 digits (IEEE 754), unless there is an exponent.
    const isHeld = byte === point && end - start <= 16 && !hasExponent(bytes, at, end)
    return isHeld ? double : sizeOfFraction(readKey(bytes, start, end))
  }
  // As an integer, -0 would lose its sign.
  if (isNegative && bytes[start + 1] === zero) return double
  return (isNegative ? negative : 0) | (end - start <= 9 ? int32 : sizeOfInteger(readKey(bytes, start, end)))
}

function sizeOfFraction(lexeme: string): number {
  if (!losesPrecision(lexeme)) return double
  return Number.isFinite(Number(lexeme)) ? decimal : decimal | infinite
}

function sizeOfInteger(lexeme: string): number {
  const value = Number(lexeme)
  if (Number.isSafeInteger(value)) return value >= -(2 ** 31) && value < 2 ** 31 ? int32 : int53
  const bits = (losesPrecision(lexeme) ? unheld : 0) | (Number.isFinite(value) ? 0 : infinite)
  if (lexeme.length > 20) return bits | longer
  const exact = BigInt(lexeme)
  if (exact >= -(2n ** 63n) && exact < 2n ** 63n) return bits | int64
  return bits | (exact > 0n && exact < 2n ** 64n ? uint64 : longer)
}

function hasExponent(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] === exponent || bytes[at] === upperExponent) return true
  return false
}

const [minus, point, zero, nine, exponent, upperExponent] = [0x2d, 0x2e, 0x30, 0x39, 0x65, 0x45]
