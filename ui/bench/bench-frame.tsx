import type { ReactNode } from 'react'
import { useShortcutScope } from '../commands/shortcut-scope.ts'
import { useIsSlow } from '../run/use-is-slow.ts'
import type { Run } from '../run/use-operation.ts'
import styles from './bench.module.css'

interface BenchFrameProps {
  run: Run<unknown>
  bar?: ReactNode
  status: ReactNode
  children: ReactNode
}

/** One joined surface: the progress bar, the mode bar, the panes, the status line. */
export function BenchFrame({ run, bar, status, children }: BenchFrameProps) {
  useShortcutScope('tool')
  const isSlow = useIsSlow(run)
  return (
    <div className={styles['bench']}>
      <div className="rule" />
      {run.state === 'running' && isSlow && (
        <div className={styles['progress']} style={{ width: `${Math.round(run.share * 100)}%` }} />
      )}
      {bar && <div className={styles['bar']}>{bar}</div>}
      {children}
      <div className={styles['status']}>{status}</div>
    </div>
  )
}
