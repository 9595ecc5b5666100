import type { ReactNode, Ref } from 'react'
import styles from './palette.module.css'

interface SwatchesProps {
  label: string
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}

/** A list of colors. */
export const Swatches = ({ label, ref, children }: SwatchesProps) => (
  <ul ref={ref} className={styles['rows']} aria-label={label}>
    {children}
  </ul>
)
