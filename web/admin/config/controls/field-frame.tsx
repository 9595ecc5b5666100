import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface FieldFrameProps {
  /** The id of the input, from which those of its issue and help are derived. */
  id: string
  label: string
  help?: string | undefined
  /** The id of a help text elsewhere. */
  describedBy?: string | undefined
  issue: string
  /** Content at the end of the label's line. */
  aside?: ReactNode
  children: (described: InputAttributes) => ReactNode
}

interface InputAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, an input, its error and its help text, connected for screen readers. */
export function FieldFrame({ id, label, help, describedBy, issue, aside, children }: FieldFrameProps) {
  const descriptions = [issue && `${id}-issue`, help && `${id}-help`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': issue ? true : undefined, 'aria-describedby': descriptions || undefined })}
      <FieldIssue id={id} issue={issue} />
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
    </div>
  )
}

/** A titled group of inputs, or an input without a labelable element. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in one line with the content
    <div role="group" aria-labelledby={id} className={styles['field']}>
      <div className={styles['head']}>
        <b id={id}>{title}</b>
      </div>
      {children}
    </div>
  )
}

/** The help text of a field. */
export function FieldHelp({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-help`} className={styles['help']}>
      {children}
    </p>
  )
}

/** The issue of a field. */
export function FieldIssue({ id, issue }: { id: string; issue: string }) {
  if (!issue) return null
  return (
    <p id={`${id}-issue`} className={styles['issue']}>
      <IconAlertTriangle size={16} stroke={1.75} />
      <span>{issue}</span>
    </p>
  )
}
