import type { JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { useTexts } from '../language/language.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import styles from './field.module.css'
import { Field } from './field.tsx'
import type { Issues } from './issues-at.ts'

/** Fields and their values. */
export interface FieldListProps {
  fields: [name: string, schema: JsonSchema][]
  values: Values
  issues: Issues
  onChange: (changed: Values) => void
}

/** Fields of the open tool, one below the other; advanced ones in a disclosure at the end. */
export function FieldList({ fields, ...rest }: FieldListProps) {
  const words = useTexts(texts)
  const isFolded = ([, schema]: FieldListProps['fields'][number]) => schema['x-advanced'] === true
  const folded = fields.filter(isFolded)
  // A field with a value or an error stays visible.
  const { values, issues } = rest
  const isOpen = folded.some(
    ([name, { default: usual }]) => issues[name] || (values[name] !== undefined && values[name] !== usual),
  )
  return (
    <>
      <Fields fields={fields.filter((field) => !isFolded(field))} {...rest} />
      {folded.length > 0 && (
        <details className={styles['advanced']} open={isOpen || undefined}>
          <summary>{words.advanced}</summary>
          <Fields fields={folded} {...rest} />
        </details>
      )}
    </>
  )
}

function Fields({ fields, values, issues, onChange }: FieldListProps) {
  const labels = useToolTexts().input
  return fields.map(([name, schema]) => (
    <Field
      key={name}
      schema={schema}
      text={labels[name] ?? { label: name, help: '' }}
      value={values[name]}
      issue={issues[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ))
}

const texts = { en: { advanced: 'Advanced options' }, zh: { advanced: '高级选项' } }
