import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** What is set; undefined while the default holds. */
  value: unknown
  /** What holds while nothing is set. It stands in the field until somebody clears it, then behind it. */
  standard?: unknown
  isWhole?: boolean
  /** Undefined for an empty field: the default holds again. */
  onChange: (value: number | undefined) => void
}

/** A number. Its field can be empty, so that another can be typed. */
export function NumberField({ value, standard, isWhole = false, placeholder, onChange, ...rest }: NumberFieldProps) {
  const [isCleared, setCleared] = useState(false)
  const shown = value ?? (isCleared ? undefined : standard)
  return (
    <TextField
      step={isWhole ? 1 : 'any'}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      {...rest}
      type="number"
      placeholder={placeholder ?? String(standard ?? '')}
      value={typeof shown === 'number' || typeof shown === 'string' ? shown : ''}
      onChange={({ currentTarget: { value: typed } }) => {
        setCleared(typed === '')
        onChange(typed === '' ? undefined : Number(typed))
      }}
    />
  )
}
