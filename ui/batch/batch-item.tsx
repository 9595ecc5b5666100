import type { ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import { Thumbnail } from '../image/thumbnail.tsx'
import { useTexts } from '../language/language.ts'
import { useIsSlow } from '../run/use-is-slow.ts'
import styles from './batch.module.css'
import { type BatchRow, isPending } from './batch.ts'
import { ProgressBar } from './progress-bar.tsx'
import { RowButtons } from './row-buttons.tsx'
import { RowFailure } from './row-failure.tsx'

/** The actions of a row. Without `onSelect` a row cannot be selected, without `onSave` not downloaded. */
export interface RowActions {
  onSelect?: (id: number) => void
  onSave?: (id: number) => void
  onRemove: (id: number) => void
  onRetry: (id: number) => void
  onCancel: (id: number) => void
}

/** The summary of a row's output. */
export interface ResultSummary {
  /** The result, in numbers. */
  line: ReactNode
  detail?: ReactNode
  /** What the run has changed: "−87%". */
  change?: ReactNode
}

interface BatchItemProps {
  row: BatchRow
  about: ReactNode
  summary: ResultSummary | undefined
  isSelected: boolean
  actions: RowActions
}

/** A row of a batch: the file, its state or result, and the actions. */
export function BatchItem({ row, about, summary, isSelected, actions }: BatchItemProps) {
  const { id, file, state } = row
  const words = useTexts(texts)
  const { onSelect, ...others } = actions
  return (
    <li className={styles['row']} data-selected={isSelected || undefined}>
      <Thumbnail file={file} isBad={state === 'failed'} />
      <div className={styles['name']}>
        {onSelect ? (
          <button type="button" title={file.name} aria-current={isSelected} onClick={() => onSelect(id)}>
            {file.name}
          </button>
        ) : (
          <span title={file.name}>{file.name}</span>
        )}
        <small>
          {about}
          {row.own && ` · ${words.own}`}
        </small>
      </div>
      <Result row={row} summary={summary} />
      <div className={styles['actions']}>
        <RowButtons {...others} row={row} name={file.name} />
      </div>
    </li>
  )
}

/** A row that runs again shows its old result dimmed, until the new one arrives. */
function Result({ row, summary }: Pick<BatchItemProps, 'row' | 'summary'>) {
  const words = useTexts(texts)
  const isSlow = useIsSlow(asRun(row))
  if (row.state === 'failed' && row.error) {
    return (
      <div className={styles['failure']}>
        <RowFailure error={row.error} />
      </div>
    )
  }
  const isStale = row.state !== 'done'
  const change = row.state === 'done' ? summary?.change : row.state === 'cancelled' ? words.cancelled : undefined
  const progress = <ProgressBar label={row.file.name} percent={Math.round(row.share * 100)} />
  return (
    <>
      <div className={styles['result']} data-stale={isStale || undefined}>
        {summary ? (
          <>
            <span>{summary.line}</span>
            <small>{summary.detail}</small>
          </>
        ) : isSlow ? (
          progress
        ) : (
          <span>{row.state === 'queued' ? words.queued : row.state === 'running' && words.running}</span>
        )}
      </div>
      <div className={styles['change']}>
        {isPending(row) ? isSlow ? <TimeLeft row={row} /> : summary && words.again : change}
        {summary && isSlow && progress}
      </div>
    </>
  )
}

/** The progress of a run, and the remaining time if it can be estimated. */
function TimeLeft({ row: { share, since } }: { row: BatchRow }) {
  const words = useTexts(texts)
  const passed = performance.now() - since
  const seconds = Math.round((passed / share) * (1 - share)) / 1000
  const percent = Math.round(share * 100)
  return fill(share >= 0.1 && seconds >= 1 ? words.left : words.percent, { percent, seconds: Math.round(seconds) })
}

const asRun = ({ state, share, since }: BatchRow) =>
  state === 'running' ? ({ state, share, since, output: undefined } as const) : ({ state: 'idle' } as const)

const texts = {
  en: {
    queued: 'Waiting',
    running: 'Processing',
    again: 'Reprocessing',
    percent: '{percent}%',
    left: '{percent}%, {seconds} s left',
    cancelled: 'Canceled',
    own: 'own options',
  },
  zh: {
    queued: '等待中',
    running: '处理中',
    again: '重新处理',
    percent: '{percent}%',
    left: '{percent}%，剩 {seconds} 秒',
    cancelled: '已取消',
    own: '单独选项',
  },
}
