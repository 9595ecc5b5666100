import type { Ref } from 'react'
import styles from './filter-field.module.css'

interface FilterFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** Filters a list while typing; its label is its placeholder. */
export function FilterField({ label, value, onChange, ref }: FilterFieldProps) {
  return (
    <input
      ref={ref}
      type="search"
      className={styles['filter']}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
