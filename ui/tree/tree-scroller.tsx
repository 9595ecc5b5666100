import type { ComponentProps } from 'react'
import styles from './tree.module.css'

interface TreeScrollerProps extends ComponentProps<'div'> {
  /** The height of all rows, and the top of the first rendered one; in pixels. */
  height: number
  offset: number
}

/** The scrolling element of a tree: it has the focus, and names its active row by `aria-activedescendant`. */
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
