import type { ReactNode } from 'react'
import { BenchFrame } from '../bench/bench-frame.tsx'
import { KeyCommand } from '../controls/key-command.tsx'
import { useKeys } from '../controls/use-keys.ts'
import type { Run } from '../run/use-operation.ts'
import styles from './batch.module.css'
import { stateOf } from './batch.ts'
import { BatchBar, BatchFoot, type BatchFootProps } from './batch-foot.tsx'
import { focusAdd } from './file-drop-strip.tsx'

interface BatchFrameProps extends BatchFootProps {
  run: Run<unknown>
  /** Where files come in, and what is asked of all of them. */
  strip: ReactNode
  rail: ReactNode
  /** What stands there while there are no files. */
  none: string
  onRun: () => void
  children: ReactNode
}

/** The bench of a tool that takes many files: the strip, the list with its results, the options, the foot. */
export function BatchFrame({ run, strip, rail, none, onRun, children, ...foot }: BatchFrameProps) {
  const { rows, onCancel, onSave } = foot
  useKeys({
    onRun,
    onCancel: run.state === 'running' ? onCancel : undefined,
    onSave: rows.some(({ state }) => state === 'done') ? onSave : undefined,
    onFocus: focusAdd,
  })
  return (
    <>
      <BenchFrame run={run} status={<BatchFoot {...foot} />}>
        <div className={styles['panes']}>
          <div className={styles['work']}>
            {strip}
            <div className={styles['output']} data-bench="output" data-state={stateOf(rows)}>
              {rows.length ? children : <p className={styles['none']}>{none}</p>}
            </div>
          </div>
          {rail}
        </div>
      </BenchFrame>
      <BatchBar {...foot} />
      <KeyCommand name="run" onRun={onRun} />
    </>
  )
}
