import { IconAdjustmentsHorizontal, IconDeviceLaptop, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import bench from '../bench/bench.module.css'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import styles from './batch.module.css'
import { type BatchRow, isOpen } from './batch.ts'

interface BatchFootProps {
  rows: readonly BatchRow[]
  /** What all results come to: "4.21 MB saved". */
  sum?: ReactNode
  onCancel: () => void
  onSave: () => void
}

/** How many files are ready, what was won, and the next thing to do: cancel, or take the results along. */
export function BatchFoot({ rows, sum, onCancel, onSave }: BatchFootProps) {
  const words = useTexts(texts)
  const ready = readyIn(rows)
  return (
    <>
      <span className={rows.length ? styles['count'] : bench['dot']} data-kind="idle">
        {rows.length ? fill(words.ready, { ready, all: rows.length }) : words.idle}
      </span>
      {sum && <span className={styles['sum']}>{sum}</span>}
      <span className={bench['local']}>
        <IconDeviceLaptop size={16} stroke={1.75} /> {words.local}
      </span>
      <span className={bench['space']} />
      <span className={styles['foot']}>
        {rows.some(isOpen) && (
          <Button onClick={onCancel} aria-keyshortcuts="Escape">
            {words.cancel}
          </Button>
        )}
        <SaveButton ready={ready} onSave={onSave} />
      </span>
    </>
  )
}

/** The same on a phone: a bar that stays at the foot of the screen. */
export function BatchBar({ rows, onCancel, onSave }: BatchFootProps) {
  const words = useTexts(texts)
  return (
    <div className={bench['action']}>
      {rows.some(isOpen) ? (
        <Button onClick={onCancel}>{words.cancel}</Button>
      ) : (
        <Button onClick={() => document.getElementById('options')?.scrollIntoView()}>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.options}
        </Button>
      )}
      <SaveButton ready={readyIn(rows)} onSave={onSave} isShort />
    </div>
  )
}

interface SaveButtonProps {
  ready: number
  onSave: () => void
  isShort?: boolean
}

function SaveButton({ ready, onSave, isShort = false }: SaveButtonProps) {
  const words = useTexts(texts)
  const label = ready < 2 ? words.download : isShort ? words.downloadMany : words.downloadZip
  return (
    <Button
      look={ready ? 'filled' : 'plain'}
      data-bench={isShort ? undefined : 'save'}
      disabled={ready === 0}
      onClick={onSave}
    >
      <IconDownload size={18} stroke={1.75} /> {fill(label, { ready })}
    </Button>
  )
}

const readyIn = (rows: readonly BatchRow[]): number => rows.filter(({ state }) => state === 'done').length

const texts = {
  en: {
    idle: 'Ready',
    ready: '{ready} of {all} ready',
    local: 'On this device, nothing sent',
    cancel: 'Cancel',
    options: 'Options',
    download: 'Download',
    downloadMany: 'Download {ready}',
    downloadZip: 'Download {ready} as ZIP',
  },
  zh: {
    idle: '就绪',
    ready: '{all} 个中已完成 {ready} 个',
    local: '在本机处理，未发送数据',
    cancel: '取消',
    options: '选项',
    download: '下载',
    downloadMany: '下载 {ready} 个',
    downloadZip: '下载 {ready} 个文件 (ZIP)',
  },
}
