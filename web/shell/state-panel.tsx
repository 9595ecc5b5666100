import type { ComponentProps } from 'react'
import styles from './state-panel.module.css'

/** A few centered lines in place of a page. */
export function StatePanel({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={styles['middle']}>
      <div className={styles['panel']}>{children}</div>
    </div>
  )
}
