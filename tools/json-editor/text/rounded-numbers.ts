import { losesPrecision } from '#lib/json/decimal.ts'
import { firstByteOf, type JsonIndex, sourceOf } from '#lib/json/json-index.ts'

/** Finds the numbers that JavaScript, and most JSON parsers with it, would round: their tokens. */
export function findRoundedNumbers(index: JsonIndex): number[] {
  const rounded: number[] = []
  for (const token of numbersIn(index)) {
    if (mayRound(index, token) && losesPrecision(sourceOf(index, token))) rounded.push(token)
  }
  return rounded
}

/** Lists the tokens of the numbers within a value, by default the whole document. */
export function* numbersIn(index: JsonIndex, token = 0): Generator<number> {
  const end = index.nexts[token] ?? 0
  for (let at = token; at < end; at++) {
    const byte = firstByteOf(index, at)
    if (byte === minus || (byte >= zero && byte <= nine)) yield at
  }
}

/** Doubles hold 15 digits safely, whatever they are (IEEE 754); only an exponent could still make a short number too big. */
function mayRound({ bytes, starts, ends }: JsonIndex, token: number): boolean {
  const [start = 0, end = 0] = [starts[token], ends[token]]
  if (end - start > 15) return true
  for (let at = start; at < end; at++) if (bytes[at] === exponent || bytes[at] === upperExponent) return true
  return false
}

const [minus, zero, nine, exponent, upperExponent] = [0x2d, 0x30, 0x39, 0x65, 0x45]
