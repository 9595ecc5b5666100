import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import type { CheckResult } from '../../checksum-list/check-list.ts'
import type { ChecksumLine } from '../../checksum-list/read-checksum-list.ts'
import type { TypedHash } from '../../hash-value/typed-hash.ts'

interface Results {
  matches: ReadonlyMap<number, unknown>
  checked: CheckResult | undefined
  files: readonly unknown[]
}

/** Returns uncalculated algorithms that may have made the unmatched hashes: 64 digits aren't always SHA-256. */
export function algorithmsToTry(
  { matches, checked, files }: Results,
  typed: TypedHash,
  lines: readonly ChecksumLine[],
  calculated: readonly HashAlgorithm[],
): HashAlgorithm[] {
  if (files.length === 0) return []
  const isUnmatched = typed.state === 'complete' && matches.size === 0
  const possible = [
    ...(isUnmatched ? typed.expected.algorithms : []),
    ...(checked && checked.counts.mismatch > 0 ? lines.flatMap(({ algorithms }) => algorithms) : []),
  ]
  return [...new Set(possible)].filter((algorithm) => !calculated.includes(algorithm))
}
