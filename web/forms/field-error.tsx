import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './field-error.module.css'

/** What is wrong with a field, with the sign of a fault beside it, as color never stands alone; nothing where nothing is. */
export const fieldError = (message: string | undefined) => message && <FieldError>{message}</FieldError>

function FieldError({ children }: { children: string }) {
  return (
    <span className={styles['error']}>
      <IconAlertTriangle size={16} stroke={1.75} />
      <span>{children}</span>
    </span>
  )
}
