import { type ReactNode, Suspense } from 'react'
import { BenchFrame } from '../bench/bench-frame.tsx'
import { useCommand } from '../commands/use-command.ts'
import { resultPart } from '../panes/bench-parts.ts'
import type { Run } from '../run/use-operation.ts'
import styles from './batch.module.css'
import { stateOf } from './batch.ts'
import { BatchBar, BatchFoot, type BatchFootProps } from './batch-foot.tsx'

interface BatchFrameProps extends BatchFootProps {
  run: Run<unknown>
  /** The switch between operations. */
  bar?: ReactNode
  /** The strip that takes files, with the options of all. */
  strip: ReactNode
  rail: ReactNode
  /** Shown while there are no files. */
  none: string
  onRun: () => void
  /** Shown while there are files; may be loaded with the first of them. */
  children: ReactNode
}

/** The bench of a tool for many files: the strip, the list with the results, the options, the foot. */
export function BatchFrame({ run, bar, strip, rail, none, onRun, children, ...foot }: BatchFrameProps) {
  const { rows, onCancel, onSave } = foot
  useCommand('run', onRun)
  useCommand('cancel', run.state === 'running' ? onCancel : undefined)
  useCommand('download', rows.some(({ state }) => state === 'done') ? onSave : undefined)
  return (
    <>
      <BenchFrame run={run} bar={bar} status={<BatchFoot {...foot} />}>
        <div className={styles['panes']}>
          <div className={styles['work']}>
            {strip}
            <div className={styles['output']} {...resultPart} data-state={stateOf(rows)}>
              {rows.length ? <Suspense>{children}</Suspense> : <p className={styles['none']}>{none}</p>}
            </div>
          </div>
          {rail}
        </div>
      </BenchFrame>
      <BatchBar {...foot} />
    </>
  )
}
