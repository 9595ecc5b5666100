import { type ReactNode, useId } from 'react'
import styles from './dashboard.module.css'

interface CardProps {
  title: string
  /** A remark beside the title. */
  aside?: ReactNode
  /** Whether the content has no padding. */
  isFlush?: boolean
  children: ReactNode
}

/** One part of the dashboard. */
export function DashboardCard({ title, aside, isFlush, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles['card']} data-flush={isFlush || undefined} aria-labelledby={id}>
      <div className={styles['title']}>
        <h2 id={id}>{title}</h2>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </section>
  )
}

/** Says why there is nothing to show. */
export function NoData({ children }: { children: string }) {
  return (
    <p className={styles['missing']}>
      <span aria-hidden="true">– </span>
      {children}
    </p>
  )
}
