export interface PasswordForm {
  /** How many characters each kind has. */
  sizes: readonly number[]
  length: number
  /** Whether every kind must be in it. */
  eachKind: boolean
  /** Whether no character may be in it twice. */
  noRepeats: boolean
}

/**
 * Counts the passwords of a form: all of the length, less those that lack a kind, by inclusion and exclusion over the kinds
 * that are left out.
 */
export function countPasswords({ sizes, length, eachKind, noRepeats }: PasswordForm): bigint {
  const countOf = (size: number) => (noRepeats ? arrangements(size, length) : BigInt(size) ** BigInt(length))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  if (!eachKind) return countOf(all)
  let count = 0n
  for (let left = 0; left < 1 << sizes.length; left++) {
    const out = sizes.filter((_, kind) => left & (1 << kind))
    const those = countOf(all - out.reduce((sum, size) => sum + size, 0))
    count += out.length % 2 === 0 ? those : -those
  }
  return count
}

/** In how many orders so many of them can stand, none twice. */
export function arrangements(size: number, length: number): bigint {
  let count = 1n
  for (let at = 0; at < length; at++) count *= BigInt(Math.max(0, size - at))
  return count
}
