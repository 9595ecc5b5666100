import { SelectField } from '../select-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

/** A font: each name is shown in its font if the system's list can, and a line of text in the chosen one. */
export function FontField({ schema, text, value, error, onChange }: FormatControlProps) {
  const fonts = (schema.enum ?? []).map(String)
  const chosen = typeof value === 'string' ? value : ''
  return (
    <div>
      <SelectField
        label={text.label}
        description={text.help}
        error={error}
        choices={fonts.map((font) => ({ value: font, label: text.choices?.[font] ?? font, style: faceOf(font) }))}
        isOptional={schema.default === undefined}
        value={chosen}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
      <p className={styles['preview']} style={faceOf(chosen)} aria-hidden="true">
        AaBbCc 0123 永字八法
      </p>
    </div>
  )
}

/** Names of the generic families are keywords, all others are quoted. */
const faceOf = (font: string) =>
  font === ''
    ? {}
    : {
        fontFamily: /^(?:system-ui|(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace|cursive)$/.test(font)
          ? font
          : JSON.stringify(font),
      }
