import type { ReactNode } from 'react'
import styles from './palette.module.css'

/** Colors one below the other. */
export const Swatches = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles['rows']} aria-label={label}>
    {children}
  </ul>
)
