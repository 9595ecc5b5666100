import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './note.module.css'

interface NoteProps {
  tone?: 'info' | 'warn' | 'danger'
  children: ReactNode
}

/** A remark that belongs to its place: what to know, what to take care of, what went wrong. */
export function Note({ tone = 'info', children }: NoteProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={styles['note']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.75} />
      <div className={styles['text']}>{children}</div>
    </div>
  )
}
