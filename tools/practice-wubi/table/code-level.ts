/** The shortest way to type a character: a simplified code of one, two or three letters, or its full code. */
export const codeLevels = ['first', 'second', 'third', 'full', 'none'] as const
export type CodeLevel = (typeof codeLevels)[number]

/** The level of a character's codes, which are sorted by length. */
export function levelOf(codes: readonly string[]): CodeLevel {
  const [shortest] = codes
  if (!shortest) return 'none'
  const isWhole = codes.every((code) => code.length <= shortest.length)
  // The full code of some characters has only three or two letters, so it is not a simplified one.
  if (isWhole && shortest.length > 1) return 'full'
  return codeLevels[shortest.length - 1] ?? 'full'
}
