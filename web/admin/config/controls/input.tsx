import type { ComponentProps } from 'react'
import styles from './field.module.css'

interface InputProps extends ComponentProps<'input'> {
  isMonospace?: boolean | undefined
}

/** A line to type in. */
export function Input({ isMonospace, ...rest }: InputProps) {
  return <input autoComplete="off" {...rest} className={styles['input']} data-mono={isMonospace || undefined} />
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  isMonospace?: boolean | undefined
}

/** Several lines to type in. */
export function TextArea({ isMonospace, ...rest }: TextAreaProps) {
  return <textarea {...rest} className={styles['input']} data-mono={isMonospace || undefined} />
}

/** A choice of one of few. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={styles['input']} />
}
