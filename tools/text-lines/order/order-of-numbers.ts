import { orderOf } from './order-of.ts'

/** Says in which order numbers stand: their places, those of equal numbers as they were. NaN is none, and comes last. */
export function orderOfNumbers(numbers: Float64Array, descending: boolean): Uint32Array {
  const bytes = new Uint8Array(numbers.length * keyLength)
  const keys = new DataView(bytes.buffer)
  const starts = Uint32Array.from({ length: numbers.length + 1 }, (_, place) => place * keyLength)
  for (let place = 0; place < numbers.length; place++) {
    // Adding 0 makes 0 of -0.
    keys.setFloat64(place * keyLength, (numbers[place] ?? 0) + 0)
    const high = keys.getUint32(place * keyLength)
    // The bits of positive doubles are in the order of their values: negative ones are inverted, and come before them.
    if (high < 0x80000000) keys.setUint32(place * keyLength, high | 0x80000000)
    else {
      keys.setUint32(place * keyLength, ~high)
      keys.setUint32(place * keyLength + 4, ~keys.getUint32(place * keyLength + 4))
    }
  }
  return lastWhere((place) => Number.isNaN(numbers[place]), orderOf({ bytes, starts }, descending))
}

/** In bytes: the eight of a double, and one for the end of the line. */
const keyLength = 9

/** Moves some places behind the others, in the order of the lines. */
export function lastWhere(isLast: (place: number) => boolean, places: Uint32Array): Uint32Array {
  const last = places.filter(isLast)
  if (last.length === 0) return places
  const moved = new Uint32Array(places.length)
  moved.set(places.filter((place) => !isLast(place)))
  moved.set(last.sort(), places.length - last.length)
  return moved
}

/**
 * Reads the number of each text as a double, NaN where there is none; undefined where any has more digits than doubles hold,
 * or an exponent.
 */
export function exactNumbers(
  texts: readonly string[],
  numberOf: (text: string) => string | undefined,
): Float64Array | undefined {
  const numbers = new Float64Array(texts.length)
  for (const [place, text] of texts.entries()) {
    const number = digitsOf(text) ?? exactNumber(numberOf(text))
    if (number === undefined) return undefined
    numbers[place] = number
  }
  return numbers
}

/** The number of a text of digits alone, as most are. */
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

/** Doubles tell all numbers of so many digits apart (IEEE 754). */
const maxDigits = 15

/** NaN for no number, undefined for one that is not held to its last digit. */
function exactNumber(written: string | undefined): number | undefined {
  if (written === undefined) return Number.NaN
  const plain = written.replaceAll(',', '').replace('−', '-')
  return plain.length <= maxDigits && !/e/i.test(plain) ? Number(plain) : undefined
}
