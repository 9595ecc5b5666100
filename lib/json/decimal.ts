/** Writes a JSON number in canonical form, exact to the last digit: 100, 1e2 and 100.0 are `1e2`. */
export function canonicalNumber(lexeme: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = form.exec(lexeme) ?? []
  const digits = whole + fraction
  let [first, last] = [0, digits.length]
  while (digits[first] === '0') first++
  while (last > first && digits[last - 1] === '0') last--
  if (first === last) return '0'
  return `${sign}${digits.slice(first, last)}e${BigInt(exponent) + BigInt(whole.length - last)}`
}

/** Whether a double cannot represent a JSON number: too many digits, too large or too close to zero. */
export function losesPrecision(lexeme: string): boolean {
  const value = Number(lexeme)
  // Fast path: most numbers are in the notation of JavaScript.
  if (String(value) === lexeme) return false
  return !Number.isFinite(value) || canonicalNumber(String(value)) !== canonicalNumber(lexeme)
}

/** The parts of a number (RFC 8259, section 6). */
const form = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/
