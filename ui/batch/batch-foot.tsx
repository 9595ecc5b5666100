import { IconAdjustmentsHorizontal, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import { FootBar } from '../bench/foot-bar.tsx'
import { OnThisDevice, Status } from '../bench/status.tsx'
import { ariaKeys } from '../commands/aria-keys.ts'
import { Button } from '../controls/button.tsx'
import { Spacer } from '../controls/spacer.tsx'
import { useTexts } from '../language/language.ts'
import { showOptions } from '../panes/bench-parts.ts'
import styles from './batch.module.css'
import { type BatchRow, isPending } from './batch.ts'

export interface BatchFootProps {
  rows: readonly BatchRow[]
  /** The total of all results: "4.21 MB saved". */
  total?: ReactNode
  /** Further details, one `span` each. */
  details?: readonly string[]
  /** On a phone the progress may be the button's label. */
  cancelLabel?: string | undefined
  /** Replaces the usual download of the results, one by one or as a ZIP. */
  downloadLabel?: string
  /** Other actions for the results. */
  actions?: ReactNode
  /** Actions for the selected result, also on a phone. */
  resultActions?: ReactNode
  onCancel: () => void
  onSave: () => void
}

/** The number of finished files, the total, and the next action: cancel, or download. */
export function BatchFoot({ rows, total, details = [], downloadLabel, ...props }: BatchFootProps) {
  const { actions, resultActions, onCancel, onSave } = props
  const words = useTexts(texts)
  const ready = readyIn(rows)
  return (
    <>
      {rows.length > 0 ? (
        <span className={styles['count']}>{fill(words.ready, { ready, all: rows.length })}</span>
      ) : (
        <Status kind="idle">{words.idle}</Status>
      )}
      {total && <span className={styles['total']}>{total}</span>}
      {details.map((detail) => (
        <span key={detail} className={styles['count']}>
          {detail}
        </span>
      ))}
      <OnThisDevice />
      <Spacer />
      {resultActions && <span className={styles['taken']}>{resultActions}</span>}
      <span className={styles['foot']}>
        {rows.some(isPending) && (
          <Button onClick={() => onCancel()} aria-keyshortcuts={ariaKeys('cancel')}>
            {words.cancel}
          </Button>
        )}
        {actions}
        <SaveButton {...{ ready, onSave }} label={downloadLabel ?? fill(words.download(ready), { ready })} />
      </span>
    </>
  )
}

/** The same on a phone: a bar fixed at the foot of the screen. */
export function BatchBar({ rows, cancelLabel, downloadLabel, onCancel, onSave }: BatchFootProps) {
  const words = useTexts(texts)
  const ready = readyIn(rows)
  return (
    <FootBar>
      {rows.some(isPending) ? (
        <Button onClick={() => onCancel()}>{cancelLabel ?? words.cancel}</Button>
      ) : (
        <Button onClick={() => showOptions()}>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.options}
        </Button>
      )}
      <SaveButton {...{ ready, onSave }} isInBar label={downloadLabel ?? fill(words.downloadInBar(ready), { ready })} />
    </FootBar>
  )
}

interface SaveButtonProps {
  ready: number
  label: string
  isInBar?: boolean
  onSave: () => void
}

const SaveButton = ({ ready, label, isInBar = false, onSave }: SaveButtonProps) => (
  <Button
    look={ready ? 'filled' : 'plain'}
    data-bench={isInBar ? undefined : 'save'}
    command="download"
    disabled={ready === 0}
    onClick={() => onSave()}
  >
    <IconDownload size={18} stroke={1.75} /> {label}
  </Button>
)

const readyIn = (rows: readonly BatchRow[]): number => rows.filter(({ state }) => state === 'done').length

const texts = {
  en: {
    idle: 'Ready',
    ready: '{ready} of {all} ready',
    cancel: 'Cancel',
    options: 'Options',
    download: (ready: number): string => (ready < 2 ? 'Download' : 'Download {ready} as ZIP'),
    downloadInBar: (ready: number): string => (ready < 2 ? 'Download' : 'Download {ready}'),
  },
  zh: {
    idle: '就绪',
    ready: '已完成 {ready}/{all}',
    cancel: '取消',
    options: '选项',
    download: (ready: number): string => (ready < 2 ? '下载' : '下载 {ready} 个文件（ZIP）'),
    downloadInBar: (ready: number): string => (ready < 2 ? '下载' : '下载 {ready} 个'),
  },
}
