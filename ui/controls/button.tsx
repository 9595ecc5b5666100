import type { ComponentProps, ReactNode } from 'react'
import type { CommandName } from '../commands/command-words.ts'
import { useCommandButton } from '../commands/use-command.ts'

interface CommandButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  className?: string | undefined
  /** What it does, by the name that the search finds it by. */
  command?: CommandName
}

interface ButtonProps extends CommandButtonProps {
  look?: 'filled' | 'plain' | 'quiet'
  size?: 'usual' | 'small'
}

/** A button of the bench. One a screen is filled: the next thing somebody will want to do. */
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
  /** What it does: read by screen readers, and shown as a tooltip. */
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
