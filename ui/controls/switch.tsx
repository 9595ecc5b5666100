import { useId } from 'react'
import { useHelp } from './help.tsx'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  help?: string
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch with immediate effect, with its label at the left. */
export function Switch({ label, help, isLabelHidden, checked, onChange }: SwitchProps) {
  const id = useId()
  const { button, isHidden } = useHelp(help, label, `${id}-help`)
  const control = (
    <span className={styles['switch']} title={button ? undefined : help}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      {button}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles['input']}
        checked={checked}
        aria-checked={checked}
        aria-describedby={button ? `${id}-help` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </span>
  )
  if (!button) return control
  return (
    <div>
      {control}
      <p id={`${id}-help`} className={styles['help']} hidden={isHidden}>
        {help}
      </p>
    </div>
  )
}
