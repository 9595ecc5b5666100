/** No error is located in longer patterns, since each prefix would have to be compiled. */
const maxPatternLength = 2000

/**
 * Locates the error in a pattern for engines that do not report its position: the first character from which every
 * prefix fails. `fails` returns whether a pattern fails with the same error.
 */
export function findErrorIndex(pattern: string, fails: (part: string) => boolean): number {
  if (pattern.length > maxPatternLength) return 0
  for (let length = pattern.length - 1; length > 0; length--) {
    if (!fails(pattern.slice(0, length))) return length
  }
  return 0
}
