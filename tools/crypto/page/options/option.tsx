import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { Warning } from '../../algorithm/warnings.ts'
import type { en } from '../../texts.en.ts'
import styles from './options.module.css'

export interface OptionProps {
  schema: JsonSchema
  text: AnyFieldText
  value: unknown
  error: Localized | undefined
  /** Warnings about the choice. */
  warnings?: readonly Warning[]
  /** A note about the value. */
  note?: string | undefined
  /** The default, shown while the field is empty. */
  placeholder?: string
  action?: ReactNode
  onChange: (value: unknown) => void
}

/** A select, number or text field, with warnings below and the help as a tooltip. */
export function Option({
  schema,
  text,
  value: set,
  error,
  warnings = [],
  note,
  placeholder,
  action,
  onChange,
}: OptionProps) {
  const language = useLanguage()
  const value = set ?? schema.default
  const shared = {
    label: text.label,
    title: text.help,
    error: error?.[language],
    description: warnings.length > 0 ? <Weaknesses warnings={warnings} /> : !error && note,
  }
  if (schema.enum) {
    const choices = schema.enum.map(String)
    return (
      <SelectField
        {...shared}
        choices={choices.map((choice) => ({ value: choice, label: text.choices?.[choice] ?? choice }))}
        // Without a default, nothing is selected at first.
        isOptional={schema.default === undefined}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(schema.enum?.[choices.indexOf(currentTarget.value)])}
      />
    )
  }
  if (schema.type === 'integer') {
    const range = { min: schema.minimum, max: schema.maximum }
    return <NumberField {...shared} {...range} isWhole value={set} standard={schema.default} onChange={onChange} />
  }
  return (
    <TextField
      {...shared}
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder ?? ''}
      value={typeof value === 'string' ? value : ''}
      action={action}
      // An empty field resets to its default.
      onChange={({ currentTarget: { value: typed } }) => onChange(typed === '' ? undefined : typed)}
    />
  )
}

/** Warnings beside the choice. */
function Weaknesses({ warnings }: { warnings: readonly Warning[] }) {
  const words = useToolTexts<typeof en>().output.warnings.choices
  return warnings.map((warning) => (
    <span key={warning} className={styles['weak']} data-warning={warning}>
      <IconAlertTriangle size={16} stroke={1.75} /> {words[warning]}
    </span>
  ))
}
