import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import type { FileHash } from '../hash-value/typed-hash.ts'
import { filesByName } from './files-by-name.ts'
import type { ChecksumLine } from './read-checksum-list.ts'

/** A file with its hashes calculated so far. */
export interface HashedFile {
  id: number
  path: string
  size: number
  hashes: readonly FileHash[]
  /** Whether hashing isn't finished. */
  isPending: boolean
}

export type Verdict = 'ok' | 'mismatch' | 'unlisted' | 'pending'

/** The result of checking files against a checksum list. */
export interface CheckResult {
  /** By the file's id. */
  verdicts: ReadonlyMap<number, Verdict>
  /** The listed names that match no file. */
  missing: string[]
  /** Numbers of lines by verdict; for unlisted, of files. */
  counts: { ok: number; mismatch: number; pending: number; unlisted: number }
}

/**
 * Checks files against a checksum list, as far as they are hashed. A file with several lines gets the worst of their
 * verdicts. Where several files match a name equally well, the line is ok when one of them is.
 */
export function checkList(lines: readonly ChecksumLine[], files: readonly HashedFile[]): CheckResult {
  const findFiles = filesByName(files)
  const verdicts = new Map<number, Verdict>()
  const counts = { ok: 0, mismatch: 0, pending: 0, unlisted: 0 }
  const missing: string[] = []
  for (const line of lines) {
    const candidates = findFiles(line.name).map((file) => ({ file, verdict: verdictOf(line, file) }))
    const fitting = candidates.filter(({ verdict }) => verdict === 'ok')
    for (const { file, verdict } of fitting.length > 0 ? fitting : candidates) {
      verdicts.set(file.id, worse(verdicts.get(file.id), verdict))
    }
    if (candidates.length === 0) missing.push(line.name)
    else
      counts[
        fitting.length > 0 ? 'ok' : candidates.some(({ verdict }) => verdict === 'pending') ? 'pending' : 'mismatch'
      ]++
  }
  for (const { id } of files) {
    if (verdicts.has(id)) continue
    verdicts.set(id, 'unlisted')
    counts.unlisted++
  }
  return { verdicts, missing, counts }
}

function verdictOf({ hash, algorithms }: ChecksumLine, file: HashedFile): 'ok' | 'mismatch' | 'pending' {
  const comparable = file.hashes.filter(({ algorithm }) => algorithms.includes(algorithm))
  if (comparable.some((one) => one.hash === hash)) return 'ok'
  return comparable.length > 0 && !file.isPending ? 'mismatch' : 'pending'
}

const order: Verdict[] = ['ok', 'pending', 'mismatch']

const worse = (one: Verdict = 'ok', other: Verdict): Verdict =>
  order.indexOf(one) > order.indexOf(other) ? one : other

/**
 * Returns the algorithms to add so that every expected hash can be checked: where none that is chosen could have made
 * it, the most usual.
 */
export const missingAlgorithms = (
  expected: readonly { algorithms: readonly HashAlgorithm[] }[],
  chosen: readonly HashAlgorithm[],
): Set<HashAlgorithm> =>
  new Set(
    expected.flatMap(({ algorithms }) =>
      algorithms.some((one) => chosen.includes(one)) ? [] : algorithms.slice(0, 1),
    ),
  )
