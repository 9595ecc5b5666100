import type { ReactNode } from 'react'
import styles from './bench.module.css'

interface ChipProps {
  label: string
  /** Shown instead of the label if space is short. */
  icon?: ReactNode
  help?: string | undefined
  isOn: boolean
  onToggle: () => void
}

/** A toggle button. */
export const Chip = ({ label, icon, help, isOn, onToggle }: ChipProps) => (
  <button
    type="button"
    className={styles['chip']}
    title={icon ? label : help}
    aria-label={icon ? label : undefined}
    aria-pressed={isOn}
    onClick={onToggle}
  >
    {icon || label}
  </button>
)
