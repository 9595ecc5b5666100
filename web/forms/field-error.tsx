import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './field-error.module.css'

/** The error of a field, with an icon, as color is never the only sign; nothing where there is none. */
export const fieldError = (message: string | undefined) => message && <FieldError>{message}</FieldError>

function FieldError({ children }: { children: string }) {
  return (
    <span className={styles['error']}>
      <IconAlertTriangle size={16} stroke={1.75} />
      <span>{children}</span>
    </span>
  )
}
