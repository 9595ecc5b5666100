export interface PasswordForm {
  /** The number of characters of each kind. */
  sizes: readonly number[]
  length: number
  /** Whether a password must contain every kind. */
  eachKind: boolean
  /** Whether a character may occur only once. */
  noRepeats: boolean
}

/** Counts the passwords of a form: all of the length, minus those that lack a kind, by inclusion and exclusion. */
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

/** Counts the ordered selections of `length` of `size` items without repetition. */
export function arrangements(size: number, length: number): bigint {
  let count = 1n
  for (let at = 0; at < length; at++) count *= BigInt(Math.max(0, size - at))
  return count
}
