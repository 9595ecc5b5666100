import { IconChevronRight, IconX } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { isOpen } from '#ui/batch/batch.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import { useComplaint } from '#ui/language/use-sentence.ts'
import { BugDetails } from '#ui/run/bug-details.tsx'
import { useSlow } from '#ui/run/use-slow.ts'
import type { Verdict } from '../../checksum-list/check-list.ts'
import { bytesIn, pathOf } from '../../files/file-facts.ts'
import type { Spelling } from '../../hash-value/hash-format.ts'
import type { Typed } from '../../hash-value/typed-hash.ts'
import styles from '../page.module.css'
import type { HashRow } from '../run/use-hash-batch.ts'
import { useMeasures } from '../run/use-speed-format.ts'
import type { PageTexts } from '../texts.en.ts'
import { RowProgress } from './file-progress.tsx'
import { Tags } from './file-tags.tsx'
import { HashTable } from './hash-table.tsx'

/** What can be done with a file of the list. */
export interface FileActions {
  toggle: (id: number) => void
  remove: (id: number) => void
  retry: (id: number) => void
  cancel: (id: number) => void
}

interface FileRowProps {
  row: HashRow
  isUnfolded: boolean
  spelling: Spelling
  typed: Typed
  isKeyed: boolean
  isMatch: boolean
  verdict: Verdict | undefined
  twin: string | undefined
  actions: FileActions
}

/** A file of the list: what it is, how far its hashes are, what is known of it, and its hashes where it is unfolded. */
export const FileRow = memo(function FileRow({ row, isUnfolded, spelling, typed, isKeyed, ...props }: FileRowProps) {
  const words = usePageTexts<PageTexts>()
  const id = useId()
  const { file, output } = row
  const path = pathOf(file)
  const name = (word: string) => `${word}: ${path}`
  const { actions, isMatch, verdict, twin } = props
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
          <Tags isMatch={isMatch && typed.state === 'whole'} verdict={verdict} twin={twin} />
          <span className={styles['state']}>
            <State row={row} />
          </span>
        </span>
        <span className={styles['actions']}>
          {isOpen(row) && (
            <Button look="quiet" size="small" aria-label={name(words.cancel)} onClick={() => actions.cancel(row.id)}>
              {words.cancel}
            </Button>
          )}
          {(row.state === 'failed' || row.state === 'cancelled') && (
            <Button look="quiet" size="small" aria-label={name(words.retry)} onClick={() => actions.retry(row.id)}>
              {words.retry}
            </Button>
          )}
          {!isOpen(row) && (
            <IconButton label={name(words.remove)} data-remove="" onClick={() => actions.remove(row.id)}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          )}
        </span>
      </div>
      <Failure row={row} />
      <div id={id}>
        {output && isUnfolded && <HashTable {...{ spelling, typed, isKeyed }} name={path} hashes={output.hashes} />}
      </div>
    </li>
  )
})

/** The folders of a path may be cut, its name not. */
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
  const { time, speed, cancelledAt } = useMeasures()
  const isSlow = useSlow(
    row.state === 'running' ? { state: 'running', share: row.share, since: row.since, output: undefined } : idle,
  )
  if (isSlow) return <RowProgress row={row} />
  if (row.state === 'cancelled') return cancelledAt(row.share)
  if (row.state === 'failed') return sizeOf(bytesIn(row.file))
  if (!row.output) return row.state === 'queued' ? words.queued : words.running
  // Small files are read together: the time of one alone is not known.
  const { milliseconds } = row.output
  const rate = speed(bytesIn(row.file), milliseconds)
  return [sizeOf(bytesIn(row.file)), ...(rate ? [time(milliseconds), rate] : [])].join(' · ')
}

const idle = { state: 'idle' } as const

function Failure({ row }: { row: HashRow }) {
  const complaint = useComplaint()
  if (row.state !== 'failed' || !row.error) return null
  const { title, reason } = complaint(row.error)
  return (
    <div className={styles['failure']} role="alert">
      <span>{title}</span>
      <small>{reason}</small>
      <BugDetails error={row.error} />
    </div>
  )
}
