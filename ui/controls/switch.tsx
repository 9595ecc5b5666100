import { useId } from 'react'
import { useHelp } from './help.tsx'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  help?: string
  /** For screen readers only: what it turns on is beside it. */
  isLabelHidden?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off at once, with its label at the left. */
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
