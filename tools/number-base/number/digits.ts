/** All digits by their worth: capitals before small letters, as in most notations above 36. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/'

export const minBase = 2
export const maxBase = 64

/** The digits of a base; up to 36 letters of either case are the same, and are written as is wished. */
export const digitsOf = (base: number, upperCase = true): string =>
  base <= 36 && !upperCase ? digits.slice(0, base).toLowerCase() : digits.slice(0, base)

/** What a character is worth in a base; undefined where it is none of its digits. */
export function worthOf(character: string, base: number): number | undefined {
  const worth = digits.indexOf(base <= 36 ? character.toUpperCase() : character)
  return character.length === 1 && worth >= 0 && worth < base && character.charCodeAt(0) < 0x80 ? worth : undefined
}
