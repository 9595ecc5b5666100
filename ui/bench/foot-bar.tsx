import type { ReactNode } from 'react'
import styles from './bench.module.css'

/** The bar at the foot of a phone's screen; hidden elsewhere. */
export const FootBar = ({ children }: { children: ReactNode }) => <div className={styles['action']}>{children}</div>
