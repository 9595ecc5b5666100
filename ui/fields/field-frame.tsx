import { type ReactNode, useId } from 'react'
import { useHelp } from '../controls/help.tsx'
import styles from './field-frame.module.css'

export interface FieldFrameProps {
  label?: ReactNode
  /** One line of help, below the field. */
  description?: ReactNode
  /** The error of the value, also for screen readers. */
  error?: ReactNode
  className?: string | undefined
  /** An action at the right end of the field, such as a button that fills it. */
  action?: ReactNode
}

/** The ids that connect a control to its label, its help and its error. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string | undefined
}

/** A field: its label above, its error or its help below. */
export function FieldFrame({
  label,
  description,
  error,
  className = '',
  action,
  children,
}: FieldFrameProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const hasError = Boolean(error)
  const help = useHelp(description, label, `${id}-help`)
  const ids: FieldIds = {
    id,
    'aria-describedby': hasError ? `${id}-error` : description ? `${id}-help` : undefined,
    'aria-invalid': hasError || undefined,
    className: styles['control'],
  }
  return (
    <div className={`${styles['field']} ${className}`}>
      {label && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {help.button}
      {action ? (
        <div className={styles['withAction']}>
          {children(ids)}
          <span className={styles['action']}>{action}</span>
        </div>
      ) : (
        children(ids)
      )}
      <FieldMessages id={id} error={error} description={description} isHelpHidden={help.isHidden} />
    </div>
  )
}

/**
 * The message below a control, for its `aria-describedby`: the error as `id-error`, else the help as
 * `id-help`. The error replaces the help, so that the layout does not shift.
 */
export function FieldMessages({
  id,
  error,
  description,
  isHelpHidden = false,
}: Pick<FieldFrameProps, 'error' | 'description'> & { id: string; isHelpHidden?: boolean }) {
  if (!error)
    return (
      description && (
        <Help id={`${id}-help`} isHidden={isHelpHidden}>
          {description}
        </Help>
      )
    )
  return (
    <p id={`${id}-error`} className={styles['error']}>
      {error}
    </p>
  )
}

/** A line of help below a field; hidden, it still describes the field to screen readers. */
export function Help({ id, isHidden = false, children }: { id: string; isHidden?: boolean; children: ReactNode }) {
  return (
    <p id={id} className={styles['help']} hidden={isHidden}>
      {children}
    </p>
  )
}

/** The label of a group of controls, styled like that of a field. */
export function GroupLabel({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles['label']}>
      {children}
    </span>
  )
}
