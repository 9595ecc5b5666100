/**
 * Says whether a character can stand in JSON text and be seen there: no control or format character, no space but the
 * common one, nothing private or undefined for good, and neither the quote nor the backslash, which need their escape.
 */
export function isPrintable(point: number): boolean {
  if (point > 0xffff) return !hidden.test(String.fromCodePoint(point))
  const known = table[point]
  if (known) return known === seen
  const isSeen = !hidden.test(String.fromCharCode(point))
  table[point] = isSeen ? seen : unseen
  return isSeen
}

const hidden = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Noncharacter_Code_Point}"\\]/u

/** What is known of a character; most texts have the same few again and again. */
const table = new Uint8Array(2 ** 16)
const [seen, unseen] = [1, 2]
