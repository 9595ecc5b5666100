import type { ReactNode } from 'react'
import { Spacer } from '../controls/spacer.tsx'
import { resultPart } from './bench-parts.ts'
import styles from './panes.module.css'

interface ResultFrameProps {
  title: string
  /** How much there is in it. */
  size: ReactNode
  /** What stands on the divider to the input: the swap. */
  divider?: ReactNode
  /** What is said in the head of a result that is out of date. */
  note?: ReactNode
  /** The buttons in its head. */
  actions: ReactNode
  /** As tests and styles know it: idle, running, done or error. */
  state: string
  children: ReactNode
}

/** The pane of a result: its head, and what has come out below. */
export const ResultFrame = ({ title, size, divider, note, actions, state, children }: ResultFrameProps) => (
  <section className={`${styles['pane']} ${styles['output']}`} aria-labelledby="result-title">
    {divider}
    <div className={styles['head']}>
      <h2 id="result-title">{title}</h2>
      <span className={styles['meta']}>{size}</span>
      {note}
      <Spacer />
      {actions}
    </div>
    <div className={styles['result']} {...resultPart} data-state={state} tabIndex={-1}>
      {children}
    </div>
  </section>
)
