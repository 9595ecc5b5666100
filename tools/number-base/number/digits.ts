/** All digits by value: uppercase before lowercase letters, as in most notations above base 36. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/'

export const minBase = 2
export const maxBase = 64

/** Returns the digits of a base; up to base 36 the case of letters can be chosen. */
export const digitsOf = (base: number, upperCase = true): string =>
  base <= 36 && !upperCase ? digits.slice(0, base).toLowerCase() : digits.slice(0, base)

/** Returns the value of a digit in a base; undefined for any other character. */
export function digitValue(character: string, base: number): number | undefined {
  const value = digits.indexOf(base <= 36 ? character.toUpperCase() : character)
  return character.length === 1 && value >= 0 && value < base && character.charCodeAt(0) < 0x80 ? value : undefined
}
