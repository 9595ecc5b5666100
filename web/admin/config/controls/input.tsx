import type { ComponentProps } from 'react'
import styles from './field.module.css'

interface InputProps extends ComponentProps<'input'> {
  isMonospace?: boolean | undefined
}

/** A single-line text field. */
export function Input({ isMonospace, ...rest }: InputProps) {
  return <input autoComplete="off" {...rest} className={styles['input']} data-mono={isMonospace || undefined} />
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  isMonospace?: boolean | undefined
}

/** A multi-line text field. */
export function TextArea({ isMonospace, ...rest }: TextAreaProps) {
  return <textarea {...rest} className={styles['input']} data-mono={isMonospace || undefined} />
}

/** A select. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={styles['input']} />
}
