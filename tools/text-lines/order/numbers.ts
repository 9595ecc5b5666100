/**
 * A number as people write it: with a sign, commas between thousands, a fraction, an exponent. A hyphen behind a word or a
 * number is none of its sign, as in a date.
 */
export const numbers =
  /(?:(?<![\p{L}\p{N}_)\]-])[-+−])?(?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|(?<![\p{L}\p{N}_])\.\d+)(?:e[-+]?\d{1,9}(?![\p{L}\p{N}_]))?/giu

/** The first number in a text. Digits of full width are digits. */
export function numberIn(text: string): string | undefined {
  const digit = text.search(/[\d０-９]/)
  if (digit < 0) return undefined
  // A number begins with a sign and a point at most before its first digit, and what is before it decides on the sign.
  const match = numbers.exec(toHalfWidthDigits(text.slice(Math.max(0, digit - 4))))
  // The pattern has the flag g: the next search must begin at 0 again.
  numbers.lastIndex = 0
  return match?.[0]
}

const toHalfWidthDigits = (text: string): string =>
  text.replace(/[０-９．－＋]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
