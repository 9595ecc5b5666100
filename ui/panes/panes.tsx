import type { ReactNode } from 'react'
import styles from './panes.module.css'

interface PanesProps {
  /** Whether options stand beside input and result. */
  hasRail?: boolean
  /** The result stands under the input, which has the whole width. */
  isStacked?: boolean | undefined
  children: ReactNode
}

/** Input, result and the rail of options, side by side where there is room. */
export const Panes = ({ hasRail = true, isStacked, children }: PanesProps) => (
  <div className={styles['panes']} data-rail={hasRail ? undefined : 'none'} data-stacked={isStacked || undefined}>
    {children}
  </div>
)
