import styles from './bench.module.css'

interface ChipProps {
  label: string
  help?: string | undefined
  isOn: boolean
  onToggle: () => void
}

/** Something that is on or off, as a button that stays pressed. */
export const Chip = ({ label, help, isOn, onToggle }: ChipProps) => (
  <button type="button" className={styles['chip']} title={help} aria-pressed={isOn} onClick={onToggle}>
    {label}
  </button>
)
