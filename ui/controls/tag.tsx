import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Left out for a neutral state. */
  kind?: 'good' | 'warning' | 'bad' | undefined
  children: ReactNode
}

/** A tag that names a state. */
export const Tag = ({ kind, children }: TagProps) => (
  <span className={styles['tag']} data-kind={kind}>
    {children}
  </span>
)
