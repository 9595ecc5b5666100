import { IconCheck, IconChevronRight, IconX } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { fill } from '#kit/sentence.ts'
import { ProgressBar } from '#ui/batch/progress-bar.tsx'
import { RowButtons } from '#ui/batch/row-buttons.tsx'
import { RowFailure } from '#ui/batch/row-failure.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { pathOf } from '#ui/transfer/file-path.ts'
import type { Verdict } from '../../checksum-list/check-list.ts'
import { cachedSizeOf } from '../../files/file-size.ts'
import type { HashFormat } from '../../hash-value/hash-format.ts'
import type { TypedHash } from '../../hash-value/typed-hash.ts'
import type { HashRow } from '../run/use-hash-batch.ts'
import { useSpeedFormat } from '../run/use-speed-format.ts'
import type { PageTexts } from '../texts.en.ts'
import { HashTable } from './hash-table.tsx'
import styles from './list.module.css'

/** The actions of a row. */
export interface FileActions {
  toggle: (id: number) => void
  remove: (id: number) => void
  retry: (id: number) => void
  cancel: (id: number) => void
}

interface FileRowProps {
  row: HashRow
  isUnfolded: boolean
  hashFormat: HashFormat
  typed: TypedHash
  isKeyed: boolean
  isMatch: boolean
  verdict: Verdict | undefined
  duplicateOf: string | undefined
  actions: FileActions
}

/** A file of the list: its name, size, progress and badges, and its hashes when unfolded. */
export const FileRow = memo(function FileRow({ row, isUnfolded, hashFormat, typed, isKeyed, ...props }: FileRowProps) {
  const id = useId()
  const { file, output } = row
  const path = pathOf(file)
  const { actions, isMatch, verdict, duplicateOf } = props
  return (
    <li className={styles['file']} data-match={isMatch || undefined} data-stale={row.state !== 'done' || undefined}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isUnfolded}
          aria-controls={id}
          title={path}
          disabled={!output}
          onClick={() => actions.toggle(row.id)}
        >
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          <Path path={path} />
        </button>
        <span className={styles['facts']}>
          <FileTags isMatch={isMatch && typed.state === 'complete'} verdict={verdict} duplicateOf={duplicateOf} />
          <span className={styles['state']}>
            <State row={row} />
          </span>
        </span>
        <span className={styles['actions']}>
          <RowButtons
            row={row}
            name={path}
            onCancel={actions.cancel}
            onRetry={actions.retry}
            onRemove={actions.remove}
          />
        </span>
      </div>
      {row.state === 'failed' && row.error && (
        <div className={styles['failure']}>
          <RowFailure error={row.error} />
        </div>
      )}
      <div id={id}>
        {output && isUnfolded && <HashTable {...{ hashFormat, typed, isKeyed }} name={path} hashes={output.hashes} />}
      </div>
    </li>
  )
})

/** Of a path, only the folders may be truncated. */
function Path({ path }: { path: string }) {
  const slash = path.lastIndexOf('/') + 1
  return (
    <span className={styles['path']}>
      {slash > 0 && <span>{path.slice(0, slash)}</span>}
      <b>{path.slice(slash)}</b>
    </span>
  )
}

function State({ row }: { row: HashRow }) {
  const words = usePageTexts<PageTexts>()
  const { time, speed, cancelledAt } = useSpeedFormat()
  const isSlow = useIsSlow(
    row.state === 'running' ? { state: 'running', share: row.share, since: row.since, output: undefined } : idle,
  )
  if (isSlow) return <FileProgress row={row} />
  if (row.state === 'cancelled') return cancelledAt(row.share)
  if (row.state === 'failed') return sizeOf(cachedSizeOf(row.file))
  if (!row.output) return row.state === 'queued' ? words.queued : words.running
  // Small files are read together, so the time of each is unknown.
  const { milliseconds } = row.output
  const rate = speed(cachedSizeOf(row.file), milliseconds)
  return [sizeOf(cachedSizeOf(row.file)), ...(rate ? [time(milliseconds), rate] : [])].join(' · ')
}

const idle = { state: 'idle' } as const

/** A file's progress, speed and remaining time. */
function FileProgress({ row: { file, share, since } }: { row: HashRow }) {
  const { progress } = useSpeedFormat()
  const size = cachedSizeOf(file)
  const milliseconds = performance.now() - since
  return (
    <div className={styles['running']}>
      <ProgressBar label={pathOf(file)} percent={Math.floor(share * 100)} />
      <small>{progress({ share, bytes: size * share, left: size * (1 - share), milliseconds })}</small>
    </div>
  )
}

interface FileTagsProps {
  isMatch: boolean
  verdict: Verdict | undefined
  /** The path of a file of equal content. */
  duplicateOf: string | undefined
}

/** Badges of a file: match, verdict, duplicate. */
function FileTags({ isMatch, verdict, duplicateOf }: FileTagsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <span className={styles['tags']}>
      {isMatch && <Good>{words.match}</Good>}
      {verdict === 'ok' && <Good>{words.ok}</Good>}
      {verdict === 'mismatch' && (
        <Tag kind="bad">
          <IconX size={14} stroke={2} /> {words.mismatch}
        </Tag>
      )}
      {verdict === 'unlisted' && <Tag>{words.unlisted}</Tag>}
      {duplicateOf !== undefined && <Tag>{fill(words.duplicateOf, { name: duplicateOf })}</Tag>}
    </span>
  )
}

const Good = ({ children }: { children: string }) => (
  <Tag kind="good">
    <IconCheck size={14} stroke={2} /> {children}
  </Tag>
)
