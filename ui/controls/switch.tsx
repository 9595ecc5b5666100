import styles from './switch.module.css'

interface SwitchProps {
  label: string
  help?: string
  /** It is only heard: what it turns on stands beside. */
  isLabelHidden?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off at once, with its label at the left. */
export function Switch({ label, help, isLabelHidden, checked, onChange }: SwitchProps) {
  return (
    <label className={styles['switch']} title={help}>
      <span className={isLabelHidden ? 'visually-hidden' : styles['label']}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles['input']}
        checked={checked}
        aria-checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
