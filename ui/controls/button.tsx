import type { ComponentProps, ReactNode } from 'react'
import type { CommandName } from '../commands/command-words.ts'
import { useCommandButton } from '../commands/use-command.ts'

interface CommandButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  className?: string | undefined
  /** The command that it runs, which the search offers. */
  command?: CommandName
}

interface ButtonProps extends CommandButtonProps {
  look?: 'filled' | 'plain' | 'quiet'
  size?: 'usual' | 'small'
}

/** A button. One on a screen is primary: the likeliest next action. */
export function Button({ look = 'plain', size = 'usual', className = '', command, ref, ...rest }: ButtonProps) {
  const commandRef = useCommandButton(command)
  const looks = { 'data-filled': look === 'filled' || undefined, 'data-quiet': look === 'quiet' || undefined }
  const small = size === 'small' || undefined
  return (
    <button
      ref={command ? commandRef : ref}
      type="button"
      {...rest}
      {...looks}
      data-small={small}
      className={`button ${className}`}
    />
  )
}

interface IconButtonProps extends CommandButtonProps {
  /** The accessible name, also shown as a tooltip. */
  label: string
  children: ReactNode
}

/** A button with a well-known icon. */
export function IconButton({ label, className, command, ref, ...rest }: IconButtonProps) {
  const commandRef = useCommandButton(command)
  return (
    <button
      ref={command ? commandRef : ref}
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`icon-button ${className ?? ''}`}
    />
  )
}
