/** Longer patterns are not looked through: each of their beginnings would have to be read. */
const maxPatternLength = 2000

/**
 * Finds the error in a pattern where its engine does not tell: the first character from which on every prefix fails.
 * `fails` says whether a pattern fails in that way.
 */
export function findErrorIndex(pattern: string, fails: (part: string) => boolean): number {
  if (pattern.length > maxPatternLength) return 0
  for (let length = pattern.length - 1; length > 0; length--) {
    if (!fails(pattern.slice(0, length))) return length
  }
  return 0
}
