import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import type { HashedFile } from '../checksum-list/check-list.ts'

/** The strongest first. */
const byStrength: HashAlgorithm[] = [
  ...(['SHA-512', 'SHA-256', 'SHA-384', 'SHA3-512', 'SHA3-256', 'BLAKE3', 'SM3'] as const),
  ...(['SHA-1', 'MD5', 'XXH3', 'CRC32'] as const),
]

/** Finds files of equal content. Returns the path of the first one by the id of each duplicate. */
export function findDuplicates(files: readonly HashedFile[]): Map<number, string> {
  const firsts = new Map<string, string>()
  const duplicates = new Map<number, string>()
  for (const { id, path, size, hashes } of files) {
    const best = byStrength.map((name) => hashes.find(({ algorithm }) => algorithm === name)).find((one) => one)
    if (!best) continue
    const content = `${size} ${best.algorithm} ${best.hash}`
    const first = firsts.get(content)
    if (first === undefined) firsts.set(content, path)
    else duplicates.set(id, first)
  }
  return duplicates
}
