import type { ReactNode } from 'react'
// With the styles of every field: a sheet of its own would be one request more before the first paint.
import styles from './field.module.css'

/** Two short fields side by side; one below the other if one has an error. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>
}

/** What is to be known of the fields before it. */
export function FieldNote({ children }: { children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>
}
