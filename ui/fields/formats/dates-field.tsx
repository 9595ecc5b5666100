import { useState } from 'react'
import { FieldFrame } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

/** A list of dates, one a line, in any common form: several can be pasted at once. */
export function DatesField({ text, value, error, onChange }: FormatControlProps) {
  const dates = Array.isArray(value) ? value.map(String) : []
  const [written, setWritten] = useState('')
  // The typed text is kept, including a line that is still empty, as long as it parses to the field's value.
  const shown = datesIn(written).join('\n') === dates.join('\n') ? written : dates.join('\n')
  return (
    <FieldFrame label={text.label} description={text.help} error={error}>
      {({ className = '', ...ids }) => (
        <textarea
          {...ids}
          className={`${className} ${styles['textarea']}`}
          rows={3}
          value={shown}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value: typed } }) => {
            setWritten(typed)
            onChange(datesIn(typed))
          }}
        />
      )}
    </FieldFrame>
  )
}

/** A comma may be within a date, as in “May 1, 2026”; one before a whole date is a separator. */
const datesIn = (lines: string): string[] =>
  lines
    .split(/[\r\n\t]+|[,，、;；]\s*(?=\d{4}[-/.年]\d)/)
    .map((date) => date.trim())
    .filter((date) => date !== '')
