import type { ReactNode } from 'react'
import styles from './field-pair.module.css'

/** Two short fields side by side; one below the other if one has an error. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>
}
