import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** The value; undefined for the default. */
  value: unknown
  /** The default. It is shown as the value until the field is cleared, then as the placeholder. */
  standard?: unknown
  isWhole?: boolean
  /** Undefined for an empty field: back to the default. */
  onChange: (value: number | undefined) => void
}

/** A number field, which can be emptied to type another. */
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
