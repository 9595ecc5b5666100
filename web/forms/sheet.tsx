import type { ComponentProps, ReactNode } from 'react'
import styles from './sheet.module.css'
import { StyledFields } from './styled-fields.tsx'

/** The framed sheet on which a form of its own stands: at the login and in one's account. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles['sheet']}>
      <div className="rule" />
      {children}
    </div>
  )
}

/** The form on a sheet. `method="dialog"` makes sure that without a script nothing is sent anywhere. */
export function SheetForm({ className = '', children, ...rest }: ComponentProps<'form'>) {
  return (
    <form method="dialog" noValidate {...rest} className={`${styles['form']} ${className}`}>
      <StyledFields>{children}</StyledFields>
    </form>
  )
}
