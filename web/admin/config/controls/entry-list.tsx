import type { ReactNode } from 'react'
import styles from './entry-list.module.css'

/** A list of entries of the configuration, with a button to add one below it. */
export function EntryList({ children }: { children: ReactNode }) {
  return <div className={styles['entries']}>{children}</div>
}

/** A remark in a list: that it is empty, or which entries are not shown. */
export function EntryListRemark({ children }: { children: ReactNode }) {
  return <p className={styles['remark']}>{children}</p>
}
