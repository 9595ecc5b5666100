import { FieldFrame } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

/** Several lines to write in, as tall as they are. */
export function TextareaField({ schema, text, value, error, onChange }: FormatControlProps) {
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
