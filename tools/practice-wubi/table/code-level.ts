/** How a character is typed with the fewest letters: by a simplified code of one, two or three, or by its full code. */
export const codeLevels = ['first', 'second', 'third', 'full', 'none'] as const
export type CodeLevel = (typeof codeLevels)[number]

/** The level of a character's codes, the shortest of which comes first. */
export function levelOf(codes: readonly string[]): CodeLevel {
  const [shortest] = codes
  if (!shortest) return 'none'
  const isWhole = codes.every((code) => code.length <= shortest.length)
  // The full code of some characters has three letters or two: nothing is left out of it.
  if (isWhole && shortest.length > 1) return 'full'
  return codeLevels[shortest.length - 1] ?? 'full'
}
