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

/** Results of comparing files. */
export interface MatchResults {
  /** By file id, the algorithms whose hash equals the typed one or begins with it. */
  matches: ReadonlyMap<number, readonly HashAlgorithm[]>
  /** Undefined without a checksum list. */
  checked: CheckResult | undefined
  /** By the id of a duplicate, the path of the first file of that content. */
  duplicates: ReadonlyMap<number, string>
  files: readonly HashedFile[]
}

/** Compares all files with the typed hash, with the checksum list, and with each other. */
export function useMatchResults(
  rows: readonly HashRow[],
  typed: TypedHash,
  lines: readonly ChecksumLine[],
): MatchResults {
  // Deferred, because checking thousands of files takes a moment, and dozens are finished at a time.
  const files = useDeferredValue(useHashedFiles(rows))
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

/** Converts rows to files. Returns the same array as long as only progress has changed. */
function useHashedFiles(rows: readonly HashRow[]): readonly HashedFile[] {
  const previous = useRef<{ byId: ReadonlyMap<number, RowFile>; files: readonly HashedFile[] }>({
    byId: new Map(),
    files: [],
  })
  const { byId, files } = previous.current
  const listed = rows.map((row) => {
    const before = byId.get(row.id)
    return before && before.row.output === row.output && before.file.isPending === isPending(row)
      ? before
      : rowFileOf(row)
  })
  const isSame = listed.length === files.length && listed.every(({ file }, index) => file === files[index])
  if (!isSame) {
    previous.current = { byId: new Map(listed.map((one) => [one.row.id, one])), files: listed.map(({ file }) => file) }
  }
  return previous.current.files
}

interface RowFile {
  row: HashRow
  file: HashedFile
}

const rowFileOf = (row: HashRow): RowFile => ({
  row,
  file: {
    id: row.id,
    path: pathOf(row.file),
    size: cachedSizeOf(row.file),
    hashes: row.output?.hashes ?? [],
    isPending: isPending(row),
  },
})
