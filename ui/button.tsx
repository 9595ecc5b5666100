import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'filled' | 'plain' | 'quiet'
  size?: 'usual' | 'small'
}

/** A button of the bench. One a screen is filled: the next thing somebody will want to do. */
export function Button({ look = 'plain', size = 'usual', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-look={look}
      data-size={size}
      className={`${styles['button']} ${className ?? ''}`}
    />
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: read to who does not see it, shown to who points at it. */
  label: string
  children: ReactNode
}

/** A button that is a picture everybody knows. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`icon-button ${className ?? ''}`} />
  )
}
