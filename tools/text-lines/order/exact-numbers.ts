/**
 * Reads the number of each text as one of the platform's, NaN where there is none; nothing where any has more digits than such
 * numbers hold, or an exponent.
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

/** Of numbers with so many digits each is another one to the platform (IEEE 754). */
const maxDigits = 15

/** NaN for no number, undefined for one that is not held to its last digit. */
function exactNumber(written: string | undefined): number | undefined {
  if (written === undefined) return Number.NaN
  const plain = written.replaceAll(',', '').replace('−', '-')
  return plain.length <= maxDigits && !/e/i.test(plain) ? Number(plain) : undefined
}
