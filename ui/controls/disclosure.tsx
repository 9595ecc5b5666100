import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** The label of its content. */
  label: string
  /** Opens it initially, and whenever it becomes true. */
  isOpen?: boolean
  children: ReactNode
}

/** A disclosure for advanced content. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isOpen || undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
