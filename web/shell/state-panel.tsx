import type { ComponentProps } from 'react'
import styles from './state-panel.module.css'

/** A few centered lines that stand where a page would be. */
export function StatePanel({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={styles['middle']}>
      <div className={styles['panel']}>{children}</div>
    </div>
  )
}
