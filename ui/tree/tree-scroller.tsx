import type { ComponentProps } from 'react'
import styles from './tree.module.css'

interface TreeScrollerProps extends ComponentProps<'div'> {
  /** How tall all rows are, and where the first that is drawn stands; in pixels. */
  height: number
  offset: number
}

/** What a tree scrolls in: it has the focus, and names its active row to who listens. */
export function TreeScroller({ height, offset, children, ...rest }: TreeScrollerProps) {
  return (
    <div role="tree" tabIndex={0} className={styles['tree']} {...rest}>
      <div style={{ height }} role="none" className={styles['space']}>
        <div style={{ transform: `translateY(${offset}px)` }} role="none">
          {children}
        </div>
      </div>
    </div>
  )
}
