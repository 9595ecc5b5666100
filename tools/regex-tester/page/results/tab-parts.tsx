import type { ReactNode } from 'react'
import type { Run } from '#ui/run/use-operation.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { isOfPattern } from '../runs/is-of-pattern.ts'
import styles from './results.module.css'

/** What stands over the result of a tab. */
export const TabBar = ({ children }: { children: ReactNode }) => <div className={styles['bar']}>{children}</div>

/** A remark in the bar of a tab. */
export const TabNote = ({ children }: { children: ReactNode }) => <span className={styles['meta']}>{children}</span>

/** A remark at the end of a result. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={styles['hint']}>{children}</p>

interface PatternFailureProps {
  run: Run<unknown>
  /** Whether it stands at the field of the pattern already. */
  isShownAtField: boolean
}

/** What is wrong with the pattern for the operation of one tab alone. */
export function PatternFailure({ run, isShownAtField }: PatternFailureProps) {
  const sentence = useSentence()
  if (run.state !== 'failed' || isShownAtField || !isOfPattern(run.error)) return null
  return <p className={styles['failure']}>{sentence(run.error)}</p>
}
