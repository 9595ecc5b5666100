import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './note.module.css'

interface NoteProps extends ComponentProps<'div'> {
  tone?: 'info' | 'warn' | 'danger'
}

/**
 * A remark that belongs to its place: what to know, what to take care of, what went wrong. It is announced when it
 * appears; give one that always stands there the role `note`.
 */
export function Note({ tone = 'info', children, ...rest }: NoteProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...rest} className={styles['note']} data-tone={tone}>
      <Icon size={18} stroke={1.75} />
      <div className={styles['text']}>{children}</div>
    </div>
  )
}

/** The buttons below the text of a note. */
export function NoteActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}
