import { IconAdjustmentsHorizontal, IconDeviceLaptop, IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import batch from '#ui/batch/batch.module.css'
import { isOpen } from '#ui/batch/batch.ts'
import bench from '#ui/bench/bench.module.css'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { usePageTexts } from '#ui/frame/tool.ts'
import { useSlow } from '#ui/run/use-slow.ts'
import { bytesIn } from '../files/file-facts.ts'
import type { HashesRun, HashRow } from './run/use-hash-batch.ts'
import { useMeasures } from './run/use-speed-format.ts'
import type { PageTexts } from './texts.en.ts'

interface FootProps {
  rows: readonly HashRow[]
  run: HashesRun
  twins: number
  /** What is downloaded: its name, and how it is written. */
  name: string
  write: (rows: readonly HashRow[]) => string
  onCancel: () => void
  onSave: () => void
}

/** How many files are ready, how long it took, and the next thing to do: cancel, or take the hashes along. */
export function Foot({ rows, run, twins, name, write, onCancel, onSave }: FootProps) {
  const words = usePageTexts<PageTexts>()
  const { time, speed } = useMeasures()
  const done = rows.filter(({ state }) => state === 'done')
  const size = done.reduce((sum, { file }) => sum + bytesIn(file), 0)
  const { took } = run
  const isStill = done.length > 0 && run.state === 'idle'
  const total = useTotal(run)
  return (
    <>
      <span className={rows.length ? batch['count'] : bench['dot']} data-kind="idle">
        {rows.length ? fill(words.ready, { ready: done.length, all: rows.length }) : words.idle}
      </span>
      {total && <span className={batch['count']}>{fill(words.hashing, { progress: total.progress })}</span>}
      {isStill && took !== undefined && (
        <span className={batch['count']}>
          {[sizeOf(size), time(took), speed(size, took)].filter(Boolean).join(' · ')}
        </span>
      )}
      {twins > 0 && <span className={batch['count']}>{fill(words.twins, { count: twins })}</span>}
      <span className={bench['local']}>
        <IconDeviceLaptop size={16} stroke={1.75} /> {words.local}
      </span>
      <span className={bench['space']} />
      <span className={batch['foot']}>
        {rows.some(isOpen) && (
          <Button onClick={onCancel} aria-keyshortcuts="Escape">
            {words.cancel}
          </Button>
        )}
        {isStill && <CopyList rows={rows} write={write} />}
        <SaveButton isReady={done.length > 0} name={name} onSave={onSave} />
      </span>
    </>
  )
}

/** Stands there once all is done: the list is written then, and no more. */
function CopyList({ rows, write }: Pick<FootProps, 'rows' | 'write'>) {
  const text = useMemo(() => write(rows), [rows, write])
  return <CopyButton value={text} />
}

/** The same on a phone: a bar that stays at the foot of the screen. */
export function FootBar({ rows, run, name, onCancel, onSave }: FootProps) {
  const words = usePageTexts<PageTexts>()
  const total = useTotal(run)
  return (
    <div className={bench['action']}>
      {rows.some(isOpen) ? (
        <Button onClick={onCancel}>{total ? fill(words.cancelAt, { percent: total.percent }) : words.cancel}</Button>
      ) : (
        <Button onClick={() => document.getElementById('options')?.scrollIntoView()}>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.options}
        </Button>
      )}
      <SaveButton isReady={rows.some(({ state }) => state === 'done')} name={name} onSave={onSave} isShort />
    </div>
  )
}

/** How far all files are, once it takes long. */
function useTotal(run: HashesRun): { percent: number; progress: string } | undefined {
  const { progress } = useMeasures()
  if (!useSlow(run) || run.state !== 'running') return undefined
  const { share, since, bytes, left } = run
  const milliseconds = performance.now() - since
  return { percent: Math.floor(share * 100), progress: progress({ share, bytes, left, milliseconds }) }
}

interface SaveButtonProps {
  isReady: boolean
  name: string
  onSave: () => void
  isShort?: boolean
}

function SaveButton({ isReady, name, onSave, isShort = false }: SaveButtonProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <Button
      look={isReady ? 'filled' : 'plain'}
      data-bench={isShort ? undefined : 'save'}
      disabled={!isReady}
      onClick={onSave}
    >
      <IconDownload size={18} stroke={1.75} /> {fill(words.download, { name })}
    </Button>
  )
}
