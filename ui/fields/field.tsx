import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { Segments } from '../controls/segments.tsx'
import { Switch } from '../controls/switch.tsx'
import { useLanguage } from '../language/language.ts'
import styles from './field.module.css'
import { GroupLabel } from './field-frame.tsx'
import { FormatControl, formatOf } from './formats/format-control.tsx'
import { NumberField } from './number-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
// The server renders sliders, whose code is loaded later: their style sheet has to be there from the start.
import './rule-slider.module.css'

interface FieldProps {
  schema: JsonSchema
  text: AnyFieldText
  value: unknown
  issue: Localized | undefined
  onChange: (value: unknown) => void
}

/** The control that fits a field's schema. An untouched field shows its default. */
export function Field({ schema, text, value: set, issue, onChange }: FieldProps) {
  const value = set ?? schema.default
  const language = useLanguage()
  const error = issue?.[language]
  const words = { label: text.label, description: text.help, error }

  const format = formatOf(schema)
  if (format) {
    return <FormatControl format={format} schema={schema} text={text} value={value} error={error} onChange={onChange} />
  }
  if (schema.enum) return <Choice schema={schema} text={text} value={value} error={error} onChange={onChange} />
  if (schema.type === 'boolean') {
    return <Switch label={text.label} help={text.help} checked={value === true} onChange={onChange} />
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return (
      <NumberField
        {...words}
        isWhole={schema.type === 'integer'}
        min={schema.minimum}
        max={schema.maximum}
        value={set}
        standard={schema.default}
        onChange={onChange}
      />
    )
  }

  const written = typeof value === 'string' ? value : ''
  const change = (typed: string) => onChange(typed === '' && schema.default === undefined ? undefined : typed)
  return (
    <TextField
      {...words}
      value={written}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

type ChoiceProps = Pick<FieldProps, 'schema' | 'text' | 'value' | 'onChange'> & { error: string | undefined }

/** Two or three short choices are segments, more a list. */
function Choice({ schema, text, value, error, onChange }: ChoiceProps) {
  const choices = (schema.enum ?? [])
    .map(String)
    .map((choice) => ({ value: choice, label: text.choices?.[choice] ?? choice }))
  // Not every choice is a string: an indent may be 2 or tab.
  const choose = (label: string) => onChange((schema.enum ?? []).find((choice) => String(choice) === label))
  // Chinese characters are twice as wide.
  const length = choices.reduce((sum, { label }) => sum + label.replace(/[^\0-\u02ff]/gu, 'xx').length, 0)
  // The rail fits some thirty letters, and each choice has padding of four.
  if (choices.length <= 3 && length + 4 * choices.length <= 33 && schema.default !== undefined) {
    return (
      <div className={styles['choice']}>
        <GroupLabel>{text.label}</GroupLabel>
        <Segments isWide label={text.label} choices={choices} value={String(value)} onChange={choose} />
      </div>
    )
  }
  return (
    <SelectField
      label={text.label}
      description={text.help}
      error={error}
      choices={choices}
      isOptional={schema.default === undefined}
      value={String(value ?? '')}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
