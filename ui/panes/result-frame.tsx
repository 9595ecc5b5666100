import type { ReactNode } from 'react'
import { Spacer } from '../controls/spacer.tsx'
import { resultPart } from './bench-parts.ts'
import styles from './panes.module.css'

interface ResultFrameProps {
  title: string
  /** The size of its content. */
  size: ReactNode
  /** The swap button on the divider to the input. */
  divider?: ReactNode
  /** The note in the header of an outdated result. */
  note?: ReactNode
  /** The buttons in the header. */
  actions: ReactNode
  /** For tests and styles: idle, running, done or error. */
  state: string
  children: ReactNode
}

/** The pane of a result: its header, and the output below. */
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
