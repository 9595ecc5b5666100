import type { ReactNode } from 'react'
import styles from './styled-fields.module.css'

/** Gives Mantine's inputs in it the edges and labels of the design; it adds no box of its own to the layout. */
export function StyledFields({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>
}
