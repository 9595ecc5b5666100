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

/** Tells whether a double cannot hold a JSON number: too many digits, too large or too close to zero. */
export function losesPrecision(lexeme: string): boolean {
  const value = Number(lexeme)
  // Most numbers are written as JavaScript writes them.
  if (String(value) === lexeme) return false
  return !Number.isFinite(value) || canonicalNumber(String(value)) !== canonicalNumber(lexeme)
}

/** RFC 8259, section 6; the exponent also with the plus sign that JavaScript writes. */
const form = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/
