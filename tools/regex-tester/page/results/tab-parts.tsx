import type { ReactNode } from 'react'
import type { EngineName } from '#lib/regex/engine.ts'
import type { Run } from '#ui/run/use-operation.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { isPatternError } from '../runs/is-pattern-error.ts'
import styles from './results.module.css'

/** Says whether the pattern of an engine with a syntax of its own is read as one of JavaScript. */
export const isReadAsEcmascript = (engine: EngineName): boolean =>
  !['ecmascript', 'quickjs', 'python', 'pcre2'].includes(engine)

/** The bar above the result of a tab. */
export const TabBar = ({ children }: { children: ReactNode }) => <div className={styles['bar']}>{children}</div>

/** A remark in the bar of a tab. */
export const TabNote = ({ children }: { children: ReactNode }) => <span className={styles['meta']}>{children}</span>

/** A remark at the end of a result. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={styles['hint']}>{children}</p>

interface PatternFailureProps {
  run: Run<unknown>
  /** Whether it is shown at the field of the pattern already. */
  isShownAtField: boolean
}

/** An error of the pattern that only concerns the operation of one tab. */
export function PatternFailure({ run, isShownAtField }: PatternFailureProps) {
  const sentence = useSentence()
  if (run.state !== 'failed' || isShownAtField || !isPatternError(run.error)) return null
  return <p className={styles['failure']}>{sentence(run.error)}</p>
}
