import { useId } from 'react'
import styles from './rule-slider.module.css'

interface RuleSliderProps {
  label: string
  help?: string
  /** Further ids for `aria-describedby`. */
  describedBy?: string
  isInvalid?: boolean
  value: number
  min: number
  max: number
  step?: number | 'any'
  onChange: (value: number) => void
}

/** A slider drawn as a ruler, with a tick at every tenth. */
export function RuleSlider({
  label,
  help,
  describedBy,
  isInvalid,
  value,
  min,
  max,
  step = 1,
  onChange,
}: RuleSliderProps) {
  const id = useId()
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <div className={styles['field']} title={help}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{value}</output>
      </div>
      <div className={styles['root']}>
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          type="range"
          className={styles['range']}
          // A CSP without inline styles still lets scripts set properties.
          style={{ '--share': share } as React.CSSProperties}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}
