/**
 * A number with an optional sign, thousands separators, fraction and exponent. A hyphen after a word or number isn't
 * its sign, as in a date.
 */
export const numbers =
  /(?:(?<![\p{L}\p{N}_)\]-])[-+−])?(?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|(?<![\p{L}\p{N}_])\.\d+)(?:e[-+]?\d{1,9}(?![\p{L}\p{N}_]))?/giu

/** Returns the first number in a text. Full-width digits count. */
export function numberIn(text: string): string | undefined {
  const digit = text.search(/[\d０-９]/)
  if (digit < 0) return undefined
  // Before its first digit a number has at most a sign and a point, and the character before decides about the sign.
  const match = numbers.exec(toHalfWidthDigits(text.slice(Math.max(0, digit - 4))))
  // The pattern has the flag g, so its position must be reset.
  numbers.lastIndex = 0
  return match?.[0]
}

const toHalfWidthDigits = (text: string): string =>
  text.replace(/[０-９．－＋]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
