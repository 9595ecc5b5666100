import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Of what is neither good nor bad it is left out. */
  kind?: 'good' | 'warning' | 'bad' | undefined
  children: ReactNode
}

/** A word in a box: a state. */
export const Tag = ({ kind, children }: TagProps) => (
  <span className={styles['tag']} data-kind={kind}>
    {children}
  </span>
)
