import { type ReactNode, useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: ReactNode }[]
  value: Value
  /** Takes the whole width, each choice an equal part of it. */
  isWide?: boolean
  onChange: (value: Value) => void
}

/** Few choices side by side, of which one holds. */
export function Segments<Value extends string>({ label, choices, value, isWide, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles['segments']} data-wide={isWide || undefined}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['segment']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
