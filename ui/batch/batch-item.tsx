import { IconDownload, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import { useComplaint } from '../language/use-sentence.ts'
import { BugDetails } from '../run/bug-details.tsx'
import { useSlow } from '../run/use-slow.ts'
import styles from './batch.module.css'
import { type BatchRow, isOpen } from './batch.ts'
import { Thumbnail } from './thumbnail.tsx'

/** What can be done with a row. Without `onSelect` a row is no choice, without `onSave` there is nothing to download. */
export interface RowActions {
  onSelect?: (id: number) => void
  onSave?: (id: number) => void
  onRemove: (id: number) => void
  onRetry: (id: number) => void
  onCancel: (id: number) => void
}

/** What there is to say of a row's output. */
export interface Told {
  /** The result, in numbers. */
  line: ReactNode
  detail?: ReactNode
  /** What was won: "−87%". */
  gain?: ReactNode
}

interface BatchItemProps {
  row: BatchRow
  about: ReactNode
  told: Told | undefined
  isSelected: boolean
  actions: RowActions
}

/** A row of a batch: the file, what became of it, and what can be done with it. */
export function BatchItem({ row, about, told, isSelected, actions }: BatchItemProps) {
  const { id, file, state } = row
  const { onSelect } = actions
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
        <small>{about}</small>
      </div>
      <Result row={row} told={told} />
      <Actions row={row} actions={actions} />
    </li>
  )
}

/** A row that is done again keeps its old result in view, paler, until the new one lands. */
function Result({ row, told }: Pick<BatchItemProps, 'row' | 'told'>) {
  const words = useTexts(texts)
  const complaint = useComplaint()
  const isSlow = useSlow(asRun(row))
  if (row.state === 'failed' && row.error) {
    const { title, reason } = complaint(row.error)
    return (
      <div className={styles['failure']} role="alert">
        <span>{title}</span>
        <small>{reason}</small>
        <BugDetails error={row.error} />
      </div>
    )
  }
  const isStale = row.state !== 'done'
  const gain = row.state === 'done' ? told?.gain : row.state === 'cancelled' ? words.cancelled : undefined
  return (
    <>
      <div className={styles['result']} data-stale={isStale || undefined}>
        {told ? (
          <>
            <span>{told.line}</span>
            <small>{told.detail}</small>
          </>
        ) : isSlow ? (
          <Progress row={row} />
        ) : (
          <span>{row.state === 'queued' ? words.queued : row.state === 'running' && words.running}</span>
        )}
      </div>
      <div className={styles['gain']}>
        {isOpen(row) ? isSlow ? <Left row={row} /> : told && words.again : gain}
        {told && isSlow && <Progress row={row} />}
      </div>
    </>
  )
}

function Progress({ row: { file, share } }: { row: BatchRow }) {
  const percent = Math.round(share * 100)
  return (
    <div
      className={styles['progress']}
      role="progressbar"
      aria-label={file.name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <b style={{ width: `${percent}%` }} />
    </div>
  )
}

/** How far a run has come, and how long it will still take where that can be told. */
function Left({ row: { share, since } }: { row: BatchRow }) {
  const words = useTexts(texts)
  const passed = performance.now() - since
  const seconds = Math.round((passed / share) * (1 - share)) / 1000
  const percent = Math.round(share * 100)
  return fill(share >= 0.1 && seconds >= 1 ? words.left : words.percent, { percent, seconds: Math.round(seconds) })
}

function Actions({ row, actions }: Pick<BatchItemProps, 'row' | 'actions'>) {
  const words = useTexts(texts)
  const { id, file, state } = row
  const name = (word: string) => `${word}: ${file.name}`
  return (
    <div className={styles['actions']}>
      {isOpen(row) && (
        <Button look="quiet" size="small" aria-label={name(words.cancel)} onClick={() => actions.onCancel(id)}>
          {words.cancel}
        </Button>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Button look="quiet" size="small" aria-label={name(words.retry)} onClick={() => actions.onRetry(id)}>
          {words.retry}
        </Button>
      )}
      {state === 'done' && actions.onSave && (
        <IconButton label={name(words.download)} onClick={() => actions.onSave?.(id)}>
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
      )}
      {!isOpen(row) && (
        <IconButton label={name(words.remove)} data-remove="" onClick={() => actions.onRemove(id)}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      )}
    </div>
  )
}

const asRun = ({ state, share, since }: BatchRow) =>
  state === 'running' ? ({ state, share, since, output: undefined } as const) : ({ state: 'idle' } as const)

const texts = {
  en: {
    queued: 'Waiting',
    running: 'Working',
    again: 'Redoing',
    percent: '{percent}%',
    left: '{percent}%, {seconds} s left',
    cancelled: 'Canceled',
    cancel: 'Cancel',
    retry: 'Retry',
    download: 'Download',
    remove: 'Remove',
  },
  zh: {
    queued: '等待中',
    running: '处理中',
    again: '重新处理',
    percent: '{percent}%',
    left: '{percent}%，剩 {seconds} 秒',
    cancelled: '已取消',
    cancel: '取消',
    retry: '重试',
    download: '下载',
    remove: '移除',
  },
}
