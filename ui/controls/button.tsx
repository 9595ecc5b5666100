import type { ComponentProps, ReactNode } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'filled' | 'plain' | 'quiet'
  size?: 'usual' | 'small'
}

/** A button of the bench. One a screen is filled: the next thing somebody will want to do. */
export function Button({ look = 'plain', size = 'usual', className = '', ...rest }: ButtonProps) {
  const looks = { 'data-filled': look === 'filled' || undefined, 'data-quiet': look === 'quiet' || undefined }
  const small = size === 'small' || undefined
  return <button type="button" {...rest} {...looks} data-small={small} className={`button ${className}`} />
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: read to who does not see it, shown to who points at it. */
  label: string
  children: ReactNode
}

/** A button that is an image everybody knows. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`icon-button ${className ?? ''}`} />
  )
}
