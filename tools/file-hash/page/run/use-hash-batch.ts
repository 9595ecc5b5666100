import { useMemo } from 'react'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type BatchRow, createBatch } from '#ui/batch/batch.ts'
import { useBatchRun } from '#ui/batch/use-batch-run.ts'
import { useLiveBatch } from '#ui/batch/use-live-batch.ts'
import { useRunner } from '#ui/run/runner.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { cachedSizeOf } from '../../files/file-size.ts'
import type * as operations from '../../operations.ts'
import { createFileHasher, type FileHashes } from './file-hasher.ts'

/** What is calculated for every file. */
interface HashSettings {
  /** Names separated by commas: an array would be a new one at every render. */
  algorithms: string
  hmacKey: string | undefined
}

export type HashRow = BatchRow<FileHashes, true>

/** Hashes files as they are added, and calculates missing hashes when algorithms are added. */
export function useHashBatch(settings: HashSettings | undefined) {
  const runner = useRunner()
  const { hash } = useOperations<typeof operations>()
  const batch = useMemo(() => {
    const start = createFileHasher(runner, hash)
    return createBatch<HashSettings, FileHashes, true>({
      look: async () => true,
      start: (rows, { algorithms, hmacKey }) => start(rows, algorithms.split(',') as HashAlgorithm[], hmacKey),
    })
  }, [runner, hash])
  const live = useLiveBatch(batch, settings)
  return { ...live, run: useBatchRun(live.rows, weightOf) }
}

/** One byte is added so that empty files count. */
const weightOf = ({ file }: BatchRow): number => cachedSizeOf(file) + 1
