/**
 * A number as people write it: with a sign, commas between thousands, a fraction, an exponent. A hyphen behind a word or a
 * number is none of its sign, as in a date.
 */
export const numbers =
  /(?:(?<![\p{L}\p{N}_)\]-])[-+−])?(?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|(?<![\p{L}\p{N}_])\.\d+)(?:e[-+]?\d{1,9}(?![\p{L}\p{N}_]))?/giu

/** The first number in a text. Digits of full width are digits. */
export function numberIn(text: string): string | undefined {
  // Unlike `exec`, it leaves the pattern where others begin with it.
  const [first] = toHalfWidthDigits(text).matchAll(numbers)
  return first?.[0]
}

const toHalfWidthDigits = (text: string): string =>
  text.replace(/[０-９．－＋]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
