import { FieldFrame } from './field-frame.tsx'
import styles from './format-controls.module.css'
import type { FormatControlProps } from './format-controls.ts'

/** Several lines to write in, as tall as they are. */
export default function TextareaField({ schema, text, value, error, onChange }: FormatControlProps) {
  return (
    <FieldFrame label={text.label} description={text.help} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          className={`${ids.className} ${styles['textarea']}`}
          rows={3}
          value={typeof value === 'string' ? value : ''}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(typed === '' && schema.default === undefined ? undefined : typed)
          }
        />
      )}
    </FieldFrame>
  )
}
