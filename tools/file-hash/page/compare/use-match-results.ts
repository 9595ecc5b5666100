import { useDeferredValue, useMemo, useRef } from 'react'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { isPending } from '#ui/batch/batch.ts'
import { pathOf } from '#ui/transfer/file-path.ts'
import { type CheckResult, checkList, type HashedFile } from '../../checksum-list/check-list.ts'
import type { ChecksumLine } from '../../checksum-list/read-checksum-list.ts'
import { cachedSizeOf } from '../../files/file-size.ts'
import { findDuplicates } from '../../files/find-duplicates.ts'
import { matchesTyped, type TypedHash } from '../../hash-value/typed-hash.ts'
import type { HashRow } from '../run/use-hash-batch.ts'

/** What there is to say of files beside their hashes. */
export interface MatchResults {
  /** Of each file, the algorithms whose hash is the one that was typed, or begins like it. */
  matches: ReadonlyMap<number, readonly HashAlgorithm[]>
  /** What the list says; undefined without one. */
  checked: CheckResult | undefined
  /** Of files whose content came before, the path of the first. */
  duplicates: ReadonlyMap<number, string>
  files: readonly HashedFile[]
}

/** Compares what is known of all files with what was typed, with the list and with each other. */
export function useMatchResults(
  rows: readonly HashRow[],
  typed: TypedHash,
  lines: readonly ChecksumLine[],
): MatchResults {
  // A list of thousands takes a moment, and files are done by the dozen: what comes later waits for its turn.
  const files = useDeferredValue(useListed(rows))
  const matches = useMemo(() => matchesIn(files, typed), [files, typed])
  const checked = useMemo(() => (lines.length > 0 ? checkList(lines, files) : undefined), [files, lines])
  const duplicates = useMemo(() => findDuplicates(files), [files])
  return { matches, checked, duplicates, files }
}

function matchesIn(files: readonly HashedFile[], typed: TypedHash): Map<number, HashAlgorithm[]> {
  const matches = new Map<number, HashAlgorithm[]>()
  if (typed.state === 'empty') return matches
  for (const { id, hashes } of files) {
    const algorithms = hashes.filter((hash) => matchesTyped(typed, hash)).map(({ algorithm }) => algorithm)
    if (algorithms.length > 0) matches.set(id, algorithms)
  }
  return matches
}

/** The rows as files, the same list as long as nothing but progress has changed. */
function useListed(rows: readonly HashRow[]): readonly HashedFile[] {
  const previous = useRef<{ byId: ReadonlyMap<number, Listed>; files: readonly HashedFile[] }>({
    byId: new Map(),
    files: [],
  })
  const { byId, files } = previous.current
  const listed = rows.map((row) => {
    const before = byId.get(row.id)
    return before && before.row.output === row.output && before.file.isPending === isPending(row)
      ? before
      : listedOf(row)
  })
  const isSame = listed.length === files.length && listed.every(({ file }, index) => file === files[index])
  if (!isSame) {
    previous.current = { byId: new Map(listed.map((one) => [one.row.id, one])), files: listed.map(({ file }) => file) }
  }
  return previous.current.files
}

interface Listed {
  row: HashRow
  file: HashedFile
}

const listedOf = (row: HashRow): Listed => ({
  row,
  file: {
    id: row.id,
    path: pathOf(row.file),
    size: cachedSizeOf(row.file),
    hashes: row.output?.hashes ?? [],
    isPending: isPending(row),
  },
})
