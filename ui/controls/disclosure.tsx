import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** What it opens. */
  label: string
  /** True: open at first, and again whenever it becomes true. */
  isOpen?: boolean
  children: ReactNode
}

/** A disclosure for what few need. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isOpen || undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
