import { useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import type { BatchFootProps } from '#ui/batch/batch-foot.tsx'
import type { BatchRun } from '#ui/batch/use-batch-run.ts'
import { workTimeOf } from '#ui/batch/work-time.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { cachedSizeOf } from '../../files/file-size.ts'
import type { PageTexts } from '../texts.en.ts'
import type { HashRow } from './use-hash-batch.ts'
import { useSpeedFormat } from './use-speed-format.ts'

interface HashFootOptions {
  rows: readonly HashRow[]
  run: BatchRun
  /** The number of duplicate files. */
  duplicates: number
  /** The downloaded file's name. */
  name: string
  write: (rows: readonly HashRow[]) => string
}

type HashFoot = Pick<BatchFootProps, 'details' | 'cancelLabel' | 'downloadLabel' | 'actions'>

/** The foot of the list: progress and speed, the number of duplicates, and the list to copy or download. */
export function useHashFoot({ rows, run, duplicates, name, write }: HashFootOptions): HashFoot {
  const words = usePageTexts<PageTexts>()
  const { time, speed } = useSpeedFormat()
  const progress = useOverallProgress(run)
  const done = rows.filter(({ state }) => state === 'done')
  const size = done.reduce((sum, { file }) => sum + cachedSizeOf(file), 0)
  const took = workTimeOf(rows)
  const isFinished = done.length > 0 && run.state === 'idle'
  const details = [
    progress && fill(words.hashing, { progress: progress.sentence }),
    isFinished && took !== undefined && [sizeOf(size), time(took), speed(size, took)].filter(Boolean).join(' · '),
    duplicates > 0 && fill(words.duplicates, { count: duplicates }),
  ]
  return {
    details: details.filter((detail) => typeof detail === 'string'),
    cancelLabel: progress && fill(words.cancelAt, { percent: progress.percent }),
    downloadLabel: fill(words.download, { name }),
    actions: isFinished && <CopyList rows={rows} write={write} />,
  }
}

/** Rendered only once all files are done, so that the list is written once. */
function CopyList({ rows, write }: Pick<HashFootOptions, 'rows' | 'write'>) {
  const text = useMemo(() => write(rows), [rows, write])
  return <CopyButton value={text} />
}

/** The overall progress, once a run takes long. */
function useOverallProgress(run: BatchRun): { percent: number; sentence: string } | undefined {
  const { progress } = useSpeedFormat()
  if (!useIsSlow(run) || run.state !== 'running') return undefined
  const { share, since, done, left } = run
  const milliseconds = performance.now() - since
  return { percent: Math.floor(share * 100), sentence: progress({ share, bytes: done, left, milliseconds }) }
}
