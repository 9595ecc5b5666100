import { argsortLines } from './argsort-lines.ts'

/** Returns the indexes that would sort numbers, stably. NaN stands for no number and comes last. */
export function argsortNumbers(numbers: Float64Array, descending: boolean): Uint32Array {
  const bytes = new Uint8Array(numbers.length * keyLength)
  const keys = new DataView(bytes.buffer)
  const starts = Uint32Array.from({ length: numbers.length + 1 }, (_, index) => index * keyLength)
  for (let index = 0; index < numbers.length; index++) {
    // Adding 0 turns -0 into 0.
    keys.setFloat64(index * keyLength, (numbers[index] ?? 0) + 0)
    const high = keys.getUint32(index * keyLength)
    // The bits of positive doubles sort by value; those of negative ones are inverted, and sort before.
    if (high < 0x80000000) keys.setUint32(index * keyLength, high | 0x80000000)
    else {
      keys.setUint32(index * keyLength, ~high)
      keys.setUint32(index * keyLength + 4, ~keys.getUint32(index * keyLength + 4))
    }
  }
  return moveToEnd((index) => Number.isNaN(numbers[index]), argsortLines({ bytes, starts }, descending))
}

/** In bytes: eight of a double, and a separator. */
const keyLength = 9

/** Moves some indexes to the end, in ascending order. */
export function moveToEnd(isLast: (index: number) => boolean, indexes: Uint32Array): Uint32Array {
  const last = indexes.filter(isLast)
  if (last.length === 0) return indexes
  const moved = new Uint32Array(indexes.length)
  moved.set(indexes.filter((index) => !isLast(index)))
  moved.set(last.sort(), indexes.length - last.length)
  return moved
}

/**
 * Parses the number of each text as a double, NaN if it has none; undefined if any has an exponent or more digits than
 * a double can represent.
 */
export function exactNumbers(
  texts: readonly string[],
  numberOf: (text: string) => string | undefined,
): Float64Array | undefined {
  const numbers = new Float64Array(texts.length)
  for (const [index, text] of texts.entries()) {
    const number = digitsOf(text) ?? exactNumber(numberOf(text))
    if (number === undefined) return undefined
    numbers[index] = number
  }
  return numbers
}

/** A fast path for texts of digits only, which most are. */
function digitsOf(text: string): number | undefined {
  if (text.length === 0 || text.length > maxDigits) return undefined
  let value = 0
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 0x30
    if (digit < 0 || digit > 9) return undefined
    value = value * 10 + digit
  }
  return value
}

/** Doubles represent all numbers of this many digits distinctly (IEEE 754). */
const maxDigits = 15

/** Returns NaN for no number, and undefined for one that a double can't represent exactly. */
function exactNumber(written: string | undefined): number | undefined {
  if (written === undefined) return Number.NaN
  const plain = written.replaceAll(',', '').replace('−', '-')
  return plain.length <= maxDigits && !/e/i.test(plain) ? Number(plain) : undefined
}
